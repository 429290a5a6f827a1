import type { Decisions } from './decisions.ts'
import type { LinkedSentence, Mention } from '../link/mention.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import type { Mark } from '../words/marks.ts'
import type { Comparison, MeasureName, Predicate, Query } from '../query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

type Superlative = Extract<Mark, { kind: 'superlative' }>

/** What has been made of a question so far; each reader adds its part and says which mentions it used. */
export interface Draft {
  readonly sentence: LinkedSentence
  readonly references: readonly Reference[]
  readonly decisions: Decisions
  /** What the question is about: the rows that are counted, listed or described. */
  main: SchemaTable
  readonly used: Set<number>
  /** Tokens that were read though nothing is linked to them: "begins", "percentage". */
  readonly readTokens: Set<number>
  readonly select: SelectDraft[]
  readonly where: WhereDraft[]
  readonly having: HavingDraft[]
  readonly group: SchemaColumn[]
  /** Tables whose every row is a group. */
  readonly groupTables: SchemaTable[]
  readonly order: OrderDraft[]
  /** The first rows of each of these kinds, where it is not of all rows. */
  readonly per: SchemaColumn[]
  limit: number | null
  /** "From the oldest to the youngest", wherever it stands. */
  descending: boolean | null
  /** "Latest joined first": what all rows are put in order by, and the word that names it. */
  ranged: { readonly mark: Superlative; readonly said: Mention | null } | null
  offset: number | null
  distinct: boolean
  /** What is shown was not said, only the table. */
  implicit: boolean
  /** The tokens in which the question says what it wants to see. */
  focus: { start: number; end: number }
  readonly assumptions: string[]
}

export interface SelectDraft {
  readonly measure: MeasureName | null
  /** Null for a count of rows. */
  readonly column: SchemaColumn | null
  /** Whose rows are counted, where it is not the main table. */
  readonly of?: SchemaTable
  /** "How many points" asks for a count, and is answered by what adds up. */
  readonly asked?: 'count'
}

export interface WhereDraft {
  readonly column: SchemaColumn
  readonly predicate: Predicate
  /** Where it was said. */
  readonly at: Mention
  readonly exact: boolean
}

export interface HavingDraft {
  readonly measure: MeasureName
  /** What is counted or added up; a table counts its rows. */
  readonly of: SchemaTable | SchemaColumn | null
  readonly comparison: Comparison
  readonly value: number | Query
  readonly at: Mention
}

export interface OrderDraft {
  readonly measure: MeasureName | null
  readonly of: SchemaColumn | SchemaTable | null
  readonly descending: boolean
}

export function isTable(of: SchemaColumn | SchemaTable): of is SchemaTable {
  return 'columns' in of
}

/** Refers to another table: its numbers are names, not amounts. */
export function isReference(draft: Draft, { table, name }: SchemaColumn): boolean {
  return draft.references.some(({ many }) => many.table === table && many.column === name)
}

/** Whether a table is spoken of. */
export function isSaid({ sentence }: Draft, table: SchemaTable): boolean {
  return sentence.mentions.some(({ tables }) => tables[0]?.table === table)
}

export function tableOf(draft: Draft, id: string): SchemaTable {
  return draft.sentence.tables.find((table) => table.id === id) ?? draft.main
}

/** The words between two places of the sentence, small letters, signs included. */
export function gap(draft: Draft, from: number, to: number): readonly string[] {
  return draft.sentence.tokens.slice(from, to).map(({ fold }) => fold)
}

export function previous(draft: Draft, mention: Mention): Mention | null {
  return draft.sentence.mentions[mention.index - 1] ?? null
}

export function next(draft: Draft, mention: Mention): Mention | null {
  return draft.sentence.mentions[mention.index + 1] ?? null
}
