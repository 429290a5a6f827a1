import { type Block, blockTitle } from '@plainflow/core'
import { plainLine } from '../mail/plain-line.ts'
import type { runs } from '../store/schema.ts'

export type RunRow = typeof runs.$inferSelect

/** How a run ended, for those who are told. */
export interface ToldEnd {
  readonly run: RunRow
  /** Those that want it told. */
  readonly blocks: readonly Block[]
  /** What the pipeline is called. */
  readonly pipeline: string
  readonly publicUrl: URL
  /** Where its reader says that no more is wanted; null where nothing is mailed. */
  readonly stop: string | null
}

const LONGEST_NAME = 100

export function alertSubject({ run, pipeline }: ToldEnd): string {
  const ended = run.status === 'failed' ? 'failed' : 'completed'
  return `Plainflow: ${named(pipeline)} ${ended}`
}

/** Which pipeline, which block, what happened, and where to look. */
export function alertMessage(end: ToldEnd): string {
  const { run, blocks, publicUrl, stop } = end
  const at = (run.finishedAt ?? new Date()).toISOString()
  const ended = run.status === 'failed' ? 'failed' : 'completed'
  const when = `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`
  const link = new URL(`/runs/${run.id}`, publicUrl)
  const parts = [
    `The pipeline "${named(end.pipeline)}" ${ended} on ${when}.`,
    ...failure(run),
    ...blocks.map((block) => reason(run, block)),
    `The run: ${link}`,
    ...(stop === null ? [] : [`Want no more of these mails? ${stop}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What a run warned of at a block. */
export function warningsOf({ blockStates }: Pick<RunRow, 'blockStates'>, id: string) {
  return blockStates.find((state) => state.id === id)?.warnings ?? []
}

function failure({ status, error, blocks, blockStates }: RunRow): string[] {
  if (status !== 'failed') return []
  const failed = blockStates.find((state) => state.status === 'failed')
  const block = blocks.find(({ id }) => id === failed?.id)
  const where = block ? `It stopped at "${named(blockTitle(block))}". ` : ''
  return [`${where}${plainLine(error ?? '')}`.trim()]
}

function reason(run: RunRow, block: Block): string {
  const said = [...messageOf(block), ...(run.status === 'failed' ? [] : warningsOf(run, block.id))]
  const title = `Alert of "${named(blockTitle(block))}"`
  return said.length === 0 ? `${title}.` : [`${title}:`, ...said.map(plainLine)].join('\n')
}

/** What somebody wrote to be told. */
function messageOf({ configuration }: Block): string[] {
  const { parameters } = configuration
  const message =
    typeof parameters === 'object' && parameters !== null && 'message' in parameters
      ? parameters.message
      : ''
  return typeof message === 'string' && message !== '' ? [message] : []
}

/** Names are the user's: on one line, and not endless. */
function named(name: string): string {
  const plain = plainLine(name)
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain
}
