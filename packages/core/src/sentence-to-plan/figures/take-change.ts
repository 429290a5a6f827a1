import type { SchemaTable } from '../../tables/schema.ts'
import type { SaidKept, SaidWhen } from './figure-draft.ts'
import { emptyDraft } from './figure-draft.ts'
import { readKept } from './read-kept.ts'
import { readWhen } from './read-when.ts'
import { WordStream } from './word-stream.ts'

/** Which rows a figure is taken of, to be compared with the same figure of others. */
export type SaidSide =
  | { readonly kind: 'kept'; readonly kept: SaidKept }
  | { readonly kind: 'when'; readonly when: readonly SaidWhen[] }

/** By how much a figure of some rows is above that of others. */
export interface SaidChange {
  readonly of: SaidSide
  readonly above: SaidSide
}

/** A figure that is compared, and what it is compared for, as it was said. */
interface ChangeSaid {
  /** The sentence with nothing but the figure in place of the comparison. */
  readonly request: string
  readonly of: string
  readonly above: string
}

/**
 * "Change in average rent from 2023 to 2024", "how much more rent did we pay in 2024 than in 2023": the two sides are
 * taken out of the request, and what is left is the figure they are compared by.
 */
export function takeChange(
  sentence: string,
  tables: readonly SchemaTable[],
): { readonly request: string; readonly change: SaidChange | null } {
  const said = changeSaid(sentence, tables)
  const [of, above] = said ? [sideOf(said.of, tables), sideOf(said.above, tables)] : []
  return said && of && above
    ? { request: said.request, change: { of, above } }
    : { request: sentence, change: null }
}

export function changeSaid(sentence: string, tables: readonly SchemaTable[]): ChangeSaid | null {
  for (const form of [FROM_TO, THAN, HOW_DID]) {
    const found = form.exec(sentence)
    const { how = '', figure = '', first = '', second = '' } = found?.groups ?? {}
    if (!found || !sideOf(first, tables) || !sideOf(second, tables)) continue
    // What it changed to, and what is said to be more, is what the other is taken from.
    const isFirst = form === THAN ? !LESS.test(how) : BETWEEN.test(found[0])
    const counted = /\bhow many\b/i.test(found[0]) ? `number of ${figure}` : figure
    const request = sentence.replace(found[0], counted)
    return isFirst ? { request, of: first, above: second } : { request, of: second, above: first }
  }
  return null
}

const END = String.raw`(?= (?:by|per|for each|for every|in each|in every|of each|across)\b|[,;:()?.!]|$)`
const FROM_TO = new RegExp(
  String.raw`\b(?:the )?(?<how>change|difference|increase|decrease|rise|drop|decline|gain)s? (?:in|of) (?:the )?(?<figure>.+?) (?:from|between) (?<first>.+?) (?:to|and) (?<second>[^,;:()?.!]+?)${END}`,
  'i',
)
const THAN = new RegExp(
  String.raw`\bhow (?:much|many) (?<how>more|less|fewer|higher|lower)(?: (?:is|was|were|are)(?: the)?)? (?<figure>.+) (?:in|during|for|on|at) (?<first>[^,;:()?.!]+?) than (?:(?:in|during|for|on|at) )?(?<second>[^,;:()?.!]+?)${END}`,
  'i',
)
/** "How did the rent change from 2023 to 2024?" */
const HOW_DID = new RegExp(
  String.raw`\b(?:how (?:did|has|have) )(?:the )?(?<figure>.+?) (?:changed?|develop(?:ed)?|evolved?|grown?|moved?) (?:from|between) (?<first>.+?) (?:to|and) (?<second>[^,;:()?.!]+?)${END}`,
  'i',
)
/** "The difference in rent between Lyon and Oslo" is that of Lyon less that of Oslo. */
const BETWEEN = /^(?:the )?difference\b.* between /i
const LESS = /^(?:less|fewer|lower)$/i

/** A period or a cell, and nothing else. */
export function sideOf(text: string, tables: readonly SchemaTable[]): SaidSide | null {
  const words = new WordStream(text, tables)
  const side = takeSide(words)
  return words.done ? side : null
}

/** The period or the cell that some words begin with. */
export function takeSide(words: WordStream): SaidSide | null {
  const start = words.at
  const draft = emptyDraft(false)
  const isCell = words.attempt(() => readKept(words, draft)) !== null
  const [kept] = draft.kept
  if (isCell && kept) return { kind: 'kept', kept }
  words.at = start
  const isPeriod = words.attempt(() => readWhen(words, draft)) !== null
  return isPeriod && draft.splits.length === 0 ? { kind: 'when', when: draft.when } : null
}
