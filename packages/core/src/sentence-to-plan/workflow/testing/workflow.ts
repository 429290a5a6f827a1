import { corpusLines } from '../../../../corpus/read-corpus.ts'

/** A description of a workflow and what has to come of it. */
export interface Workflow {
  readonly says: string
  /** Each block in its order: `type < the numbers of the blocks it takes rows from: its sentence`. */
  readonly gives: readonly string[]
  /** What has to be listed as open, in this order; not compared where it is left out. */
  readonly open?: readonly string[]
  /** How often it shall run, as five fields of cron. */
  readonly cron?: string
}

/** Asked where no data is at hand: every source is outside, and every column is taken as said. */
export const OVER_SYSTEMS = corpusLines<Workflow>('workflows/over-systems.jsonl')

/** Asked where the sample tables are at hand: words are bound to their columns and cells. */
export const OVER_DATA = corpusLines<Workflow>('workflows/over-data.jsonl')
