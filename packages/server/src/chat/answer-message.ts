import type { ChatAnswer, ChatEffect, ChatEvent, Routes } from '@plainflow/contract'
import { CREDITS_PER_GENERATION, Failure } from '@plainflow/contract'
import {
  type Asked,
  diffPipelines,
  explainCount,
  findBlock,
  isLeftOut,
  type Pipeline,
} from '@plainflow/core'
import { eq } from 'drizzle-orm'
import {
  chargeNothing,
  refuseCharge,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from '../credits/credits.ts'
import { catalogueOf, ownDatasets, type StoredDataset } from '../datasets/own-datasets.ts'
import type { Call } from '../http/call.ts'
import { isOutage } from '../http/failure-mapper.ts'
import type { Keep } from '../http/run-once.ts'
import { outlastOutage } from '../outlast-outage.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { askModel } from './ask-model.ts'
import { countRows } from './count-rows.ts'
import { measureEffects } from './measure-effects.ts'
import type { Underway } from './messages-underway.ts'
import { planOnData } from './plan-on-data.ts'
import { tellPlan, tellWords } from './tell-plan.ts'
import { tryOnData } from './try-on-data.ts'
import { sayNoRows, whyEmpty } from './why-empty.ts'

export interface MessageToAnswer {
  readonly userId: string
  readonly sharesCells: boolean
  readonly body: Call<Routes['conversationalPipeline']>['body']
  readonly key: string
  readonly underway: Underway
  tell(event: ChatEvent): void
  keep: Keep<ChatAnswer>
}

/**
 * Reserves a credit, reads the sentence, runs what it gives, and only then charges, if it answers all of
 * the sentence. Whatever else happens the credit is free again; where work was done for nothing, a receipt
 * says why.
 */
export async function answerMessage(
  services: Services,
  { userId, sharesCells, body, key, underway, tell, keep }: MessageToAnswer,
): Promise<ChatAnswer> {
  const { db } = services.store
  const { signal } = underway
  tell({ kind: 'stage', stage: 'reading', text: 'Reading the sentence' })
  const given = readPipeline(body.currentPipeline)
  const owned = inPlay(await ownDatasets(db, userId), body.availableDatasets)
  const reservation = await reserve(services, userId, key)
  let tried = false
  try {
    const catalogue = catalogueOf(owned)
    const history = body.conversationHistory
    const now = Date.now()
    const today = new Date(now).toISOString().slice(0, 10)
    const context = { catalogue, pipeline: given, now, today, history }
    const { message } = body
    const planned = await planOnData(services, { userId, message, context, owned, signal })
    signal.throwIfAborted()
    const { model } = services
    const isForModel = model !== null && reservation !== null && planned.isSettled !== true
    // Until something is proposed nothing is owed; from here on work is done that a receipt may name.
    tried = isForModel
    const about = { message, history, catalogue, pipeline: given, planned, now }
    const answered = isForModel
      ? await askModel(services, { ...about, sharesCells, model, userId, owned, signal, tell })
      : { asked: await withCounted(planned), isTold: false }
    const { asked, isTold } = answered
    signal.throwIfAborted()
    const { pipeline } = asked
    if (pipeline === undefined || !differs(given, pipeline)) {
      if (reservation !== null) await releaseCredits(db, reservation, 'nothing was generated')
      const { pipeline: _, ...rest } = asked
      if (!isTold) tellWords(rest.response, tell)
      const answer = chatAnswer(rest, [], await creditsOf(db, userId))
      await keep(db, answer)
      return answer
    }
    if (asked.open !== undefined && asked.open.length > 0) {
      // It cannot run before somebody fills it in, so there is nothing to try and nothing to pay for.
      if (reservation !== null) await releaseCredits(db, reservation, 'something is still open')
      tellWords(asked.response, tell)
      const answer = chatAnswer(asked, [], await creditsOf(db, userId))
      await keep(db, answer)
      return answer
    }
    if (reservation === null) throw new Failure('no_credits')
    if (!isTold)
      await tellPlan(
        services,
        { userId, before: given, after: pipeline, response: asked.response, catalogue },
        tell,
      )
    tried = true
    const { effects, why } = await services.engineTurns.take(userId, async () => {
      signal.throwIfAborted()
      const ran = 'trial' in answered ? answered.trial : undefined
      const trial = ran ?? (await tryOnData(services, pipeline, { userId, owned, signal }))
      const change = { before: given, after: pipeline, trial }
      return {
        effects: await measureEffects(services, change, { userId, owned, signal }),
        why: await sayNoRows(services, trial, { pipeline, userId, owned, signal }),
      }
    })
    const undone = undoneBy(given, pipeline)
    if (why !== '') tellWords(why, tell)
    tellWords(undone.map((text) => ` ${text}`).join(''), tell)
    underway.commit()
    return await db.transaction(async (tx) => {
      const isWhole = undone.length === 0 && !asked.assumptions.some(isLeftOut)
      const reason = `Pipeline generation: ${quoted(body.message)}`
      if (isWhole) await settleCredits(tx, reservation, reason)
      else await chargeNothing(tx, reservation, 'it answers only a part of the question')
      const said = { ...asked, response: [asked.response + why, ...undone].join(' ') }
      const credits = await creditsOf(tx, userId)
      const answer = chatAnswer(said, effects, credits, isWhole ? reservation : null)
      await keep(tx, answer)
      return answer
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'failed'
    if (reservation !== null) await giveBack(reservation, reason)
    throw error
  }

  /** Where the store was lost meanwhile, as soon as it is back; nobody waits for that. */
  async function giveBack(held: string, reason: string): Promise<void> {
    const release = () => (tried ? refuseCharge : releaseCredits)(db, held, reason)
    try {
      await release()
    } catch (error) {
      if (!isOutage(error)) throw error
      const { background } = services
      background.run('release a credit', () => outlastOutage(background.stopping, release))
    }
  }

  /** "Why is this empty?" is answered by counting; that is free, as all explaining is. */
  async function withCounted(
    asked: Asked,
  ): Promise<Asked & { readonly blocks?: readonly string[] }> {
    const { wants } = asked
    if (wants !== 'why-empty' && wants !== 'count') return asked
    tell({ kind: 'stage', stage: 'sample', text: 'Counting the rows of each block' })
    const counting = { pipeline: given, userId, owned, signal }
    const explained = await services.engineTurns.take(userId, async () =>
      wants === 'count'
        ? explainCount(given, await countRows(services, counting))
        : whyEmpty(services, counting),
    )
    return { ...asked, ...explained }
  }
}

/** Null without credits: explaining is free, so the refusal waits until something would be made. */
async function reserve({ store }: Services, userId: string, key: string): Promise<string | null> {
  try {
    return await reserveCredits(store, userId, CREDITS_PER_GENERATION, `chat ${key}`)
  } catch (error) {
    if (error instanceof Failure && error.code === 'no_credits') return null
    throw error
  }
}

const LONGEST_QUOTE = 80

function quoted(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return `"${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`
}

function chatAnswer(
  asked: Asked & { readonly blocks?: readonly string[] },
  effects: ChatEffect[],
  credits: number,
  charge: string | null = null,
): ChatAnswer {
  const { blocks = [] } = asked
  const { response, headline, pipeline, shouldExecute, assumptions, alternatives, wants } = asked
  return {
    response,
    ...(headline === undefined ? {} : { headline }),
    ...(pipeline
      ? {
          updatedPipeline: {
            blocks: [...pipeline.blocks],
            connections: [...pipeline.connections],
          },
        }
      : {}),
    shouldExecute,
    assumptions: [...assumptions],
    alternatives: [...alternatives],
    effects,
    open: [...(asked.open ?? [])],
    blocks: [...blocks],
    ...(wants === 'undo' ? { action: 'undo' as const } : {}),
    charge,
    credits,
  }
}

/** What blocks that are new were asked for and do not do yet, each said once. */
function undoneBy(before: Pipeline, after: Pipeline): readonly string[] {
  const old = new Set(before.blocks.map(({ id }) => id))
  const added = after.blocks.filter(({ id }) => !old.has(id))
  return [...new Set(added.flatMap(({ type }) => findBlock(type)?.undone?.says ?? []))]
}

/** The caller's own among those named; all of them where none is named. */
function inPlay(
  owned: StoredDataset[],
  named: readonly (string | { id: string })[],
): StoredDataset[] {
  if (named.length === 0) return owned
  const ids = new Set(named.map((entry) => (typeof entry === 'string' ? entry : entry.id)))
  return owned.filter(({ id }) => ids.has(id))
}

function differs(before: Pipeline, after: Pipeline): boolean {
  return Object.values(diffPipelines(before, after)).some((list) => list.length > 0)
}

export async function creditsOf(db: Queries, userId: string): Promise<number> {
  const [user] = await db.select({ credits: users.credits }).from(users).where(eq(users.id, userId))
  return user?.credits ?? 0
}
