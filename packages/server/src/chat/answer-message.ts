import type { ChatAnswer, ChatEffect, ChatEvent, Routes } from '@plainflow/contract'
import { CREDITS_PER_GENERATION, Failure } from '@plainflow/contract'
import {
  alertsOf,
  type Asked,
  diffPipelines,
  explainCount,
  isLeftOut,
  type Pipeline,
} from '@plainflow/core'
import type { WithModels } from '../assistant/users-models.ts'
import type { WithBackground } from '../background.ts'
import {
  chargeNothing,
  creditsOf,
  refuseCharge,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from '../credits/credits.ts'
import { modelsAtHand } from '../trained-models/models-at-hand.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import { catalogueOf, datasetsInPlay, ownDatasets } from '../datasets/own-datasets.ts'
import type { WithTableBrowsers } from '../datasets/browse/table-browsers.ts'
import type { WithEngineTurns, WithModelTurns } from '../engine-turns.ts'
import type { Call } from '../http/call.ts'
import type { Keep } from '../http/run-once.ts'
import type { WithLog } from '../log.ts'
import { nowOrLater } from '../now-or-later.ts'
import { moveAddresses } from '../pipelines/move-addresses.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { askModel } from './ask-model.ts'
import { countRows, type ToCount } from './count-rows.ts'
import { measureEffects } from './measure-effects.ts'
import type { Underway } from './messages-underway.ts'
import { planOnData } from './plan-on-data.ts'
import { tellPlan, tellWords } from './tell-plan.ts'
import { type Trial, tryOnData } from './try-on-data.ts'
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

export interface AnsweringNeeds
  extends
    WithLog,
    WithBackground,
    WithEngineTurns,
    WithModelTurns,
    WithThinkers,
    WithFilesNeeds,
    WithTableBrowsers,
    WithModels {}

/**
 * Reserves a credit, reads the sentence, runs what it gives, and only then charges, if it answers all of
 * the sentence. Whatever else happens the credit is free again; where work was done for nothing, a receipt
 * says why.
 */
export async function answerMessage(
  services: AnsweringNeeds,
  { userId, sharesCells, body, key, underway, tell, keep }: MessageToAnswer,
): Promise<ChatAnswer> {
  const { db } = services.store
  const { signal } = underway
  tell({ kind: 'stage', stage: 'reading', text: 'Reading the sentence' })
  const sent = readPipeline(body.currentPipeline)
  // Whatever a model is told, an address with a password is not in it.
  const given = await db.transaction((tx) => moveAddresses(tx, services, userId, sent))
  const owned = datasetsInPlay(await ownDatasets(db, userId), body.availableDatasets)
  const answering = await services.models.for(userId)
  // Who pays for the model does not pay for the sentence.
  const isFree = services.settings.billing.kind === 'off' || answering?.inUse.whose === 'own'
  const reservation = isFree ? null : await reserve(services, userId, key)
  let tried = false
  try {
    const models = await modelsAtHand(services, userId, given)
    const catalogue = { ...catalogueOf(owned, await connectionsAtHand(services, userId)), models }
    const history = body.conversationHistory
    const now = Date.now()
    const today = new Date(now).toISOString().slice(0, 10)
    const context = { catalogue, pipeline: given, now, today, history }
    const { message } = body
    const planning = { userId, message, context, owned, signal, asksOutside: true }
    const planned = await planOnData(services, planning)
    signal.throwIfAborted()
    const isPaidFor = reservation !== null || isFree
    const isForModel = answering !== null && isPaidFor && planned.isSettled !== true
    // Until something is proposed nothing is owed; from here on work is done that a receipt may name.
    tried = isForModel
    const counting = { pipeline: given, userId, owned, signal }
    const about = { message, history, catalogue, pipeline: given, planned, now, today }
    const answered = isForModel
      ? await askModel(services, {
          ...about,
          sharesCells,
          ...answering,
          userId,
          owned,
          signal,
          tell,
        })
      : {
          asked: await withCounted(services, planned, counting, tell),
          isTold: false,
          model: null,
          ...ONE_READER,
        }
    const { asked, isTold, model } = answered
    signal.throwIfAborted()
    const { pipeline } = asked
    if (pipeline === undefined || !differs(given, pipeline)) {
      if (reservation !== null) await releaseCredits(db, reservation, 'nothing was generated')
      const { pipeline: _, ...rest } = asked
      if (!isTold) tellWords(rest.response, tell)
      // What is about the pipeline as it is was answered; the rest asked for a change.
      const isRefusal = planned.isSettled !== true && planned.wants === undefined
      const credits = await creditsOf(db, userId)
      const answer = chatAnswer(rest, [], { model, credits, isRefusal })
      await keep(db, answer)
      return answer
    }
    if (asked.open !== undefined && asked.open.length > 0) {
      // It cannot run before somebody fills it in, so there is nothing to try and nothing to pay for.
      if (reservation !== null) await releaseCredits(db, reservation, 'something is still open')
      tellWords(asked.response, tell)
      const answer = chatAnswer(asked, [], { model, credits: await creditsOf(db, userId) })
      await keep(db, answer)
      return answer
    }
    if (!isPaidFor) throw new Failure('no_credits')
    if (!isTold)
      await tellPlan(
        services,
        { userId, before: given, after: pipeline, response: asked.response, catalogue },
        tell,
      )
    tried = true
    const ran = 'trial' in answered ? answered.trial : undefined
    const { effects, why } = await tryProposal(services, pipeline, counting, ran)
    const undone = undoneBy(services, given, pipeline)
    if (why !== '') tellWords(why, tell)
    tellWords(undone.map((text) => ` ${text}`).join(''), tell)
    underway.commit()
    return await db.transaction(async (tx) => {
      const isWhole = undone.length === 0 && !asked.assumptions.some(isLeftOut)
      const reason = `Pipeline generation: ${quoted(body.message)}`
      if (isWhole && reservation !== null) await settleCredits(tx, reservation, reason)
      else if (reservation !== null)
        await chargeNothing(tx, reservation, 'it answers only a part of the question')
      const said = { ...asked, response: [asked.response + why, ...undone].join(' ') }
      const credits = await creditsOf(tx, userId)
      const charge = isWhole ? reservation : null
      const answer = chatAnswer(said, effects, { model, credits, charge, readers: answered })
      await keep(tx, answer)
      return answer
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'failed'
    if (reservation !== null) await giveBack(services, reservation, { reason, tried })
    throw error
  }
}

/** Runs what is proposed, where that was not done yet, and tells what it does. */
function tryProposal(
  services: WithEngineTurns & WithThinkers & WithFilesNeeds,
  proposed: Pipeline,
  { pipeline: before, ...options }: ToCount,
  ran: Trial | undefined,
) {
  const { userId, signal } = options
  return services.engineTurns.take(userId, async () => {
    signal.throwIfAborted()
    const trial = ran ?? (await tryOnData(services, proposed, options))
    const change = { before, after: proposed, trial }
    return {
      effects: await measureEffects(services, change, options),
      why: await sayNoRows(services, trial, { pipeline: proposed, ...options }),
    }
  })
}

function giveBack(
  services: WithStore & WithBackground,
  held: string,
  { reason, tried }: { readonly reason: string; readonly tried: boolean },
): Promise<void> {
  const { db } = services.store
  const release = () => (tried ? refuseCharge : releaseCredits)(db, held, reason)
  return nowOrLater(services, 'release a credit', release)
}

/** "Why is this empty?" is answered by counting; that is free, as all explaining is. */
async function withCounted(
  services: WithEngineTurns & WithThinkers & WithFilesNeeds,
  asked: Asked,
  counting: ToCount,
  tell: MessageToAnswer['tell'],
): Promise<Asked & { readonly blocks?: readonly string[] }> {
  const { wants } = asked
  if (wants !== 'why-empty' && wants !== 'count') return asked
  tell({ kind: 'stage', stage: 'sample', text: 'Counting the rows of each block' })
  const explained = await services.engineTurns.take(counting.userId, async () =>
    wants === 'count'
      ? explainCount(counting.pipeline, await countRows(services, counting))
      : whyEmpty(services, counting),
  )
  return { ...asked, ...explained }
}

/** Null without credits: explaining is free, so the refusal waits until something would be made. */
async function reserve({ store }: WithStore, userId: string, key: string): Promise<string | null> {
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

type Readers = Pick<ChatAnswer, 'isSure' | 'other'>
const ONE_READER: Readers = { isSure: false, other: null }

interface Taken extends Pick<ChatAnswer, 'model' | 'credits'> {
  readonly charge?: string | null
  readonly readers?: Readers
  readonly isRefusal?: boolean
}

function chatAnswer(
  asked: Asked & { readonly blocks?: readonly string[] },
  effects: ChatEffect[],
  {
    model,
    credits,
    charge = null,
    readers: { isSure, other } = ONE_READER,
    isRefusal = false,
  }: Taken,
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
    model,
    isRefusal,
    isSure,
    other,
    charge,
    credits,
  }
}

/** What blocks that are new were asked for and this server does not do. */
function undoneBy(
  { settings }: WithSettings,
  before: Pipeline,
  after: Pipeline,
): readonly string[] {
  if (settings.mail) return []
  const old = new Set(before.blocks.map(({ id }) => id))
  const added = after.blocks.filter(({ id }) => !old.has(id))
  return added.some((block) => alertsOf(block)) ? [NOT_MAILED] : []
}

const NOT_MAILED = 'This server sends no mail: alerts wait in the outbox.'

function differs(before: Pipeline, after: Pipeline): boolean {
  return Object.values(diffPipelines(before, after)).some((list) => list.length > 0)
}
