import type { ParseArgsConfig } from 'node:util'

/** One word after `plainflow`. Its options are read strictly; `--help` comes with every command. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** What follows the name: `pipeline.json [--data …]`. */
  readonly usage: string
  /** Lines for the help, one for each option. */
  readonly help: readonly (readonly [option: string, meaning: string])[]
  readonly options: NonNullable<ParseArgsConfig['options']>
  run(given: Given): Promise<number>
}

export interface Given {
  readonly words: readonly string[]
  text(option: string): string | undefined
  texts(option: string): readonly string[]
  has(option: string): boolean
}

/** The command was called wrongly: exit code 2, with a pointer to its help. */
export class UsageError extends Error {}

/** The work cannot be done; the message is all there is to say. Exit code 1. */
export class CommandFailed extends Error {}

export const DATA_OPTION = { data: { type: 'string', multiple: true } } as const
export const DATA_HELP = [
  '--data [name=]path',
  'a CSV, TSV, JSON, Parquet, Excel (book.xlsx#Sheet) or SQLite file (shop.sqlite#table); may be given several times',
] as const

export const MODEL_OPTION = { model: { type: 'string', multiple: true } } as const
export const MODEL_HELP = [
  '--model [name=]path',
  'a trained model, as a run leaves it, for blocks that predict; may be given several times',
] as const
