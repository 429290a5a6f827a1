import type { SchemaTable } from '../question/tables/schema.ts'
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

/**
 * "Change in average rent from 2023 to 2024", "how much more rent did we pay in 2024 than in 2023": the two sides are
 * taken out of the request, and what is left is the figure they are compared by.
 */
export function takeChange(
  sentence: string,
  tables: readonly SchemaTable[],
): { readonly request: string; readonly change: SaidChange | null } {
  for (const form of [FROM_TO, THAN]) {
    const found = form.exec(sentence)
    const { how = '', figure = '', first = '', second = '' } = found?.groups ?? {}
    const [one, other] = [sideOf(first, tables), sideOf(second, tables)]
    if (!found || !one || !other) continue
    // What it changed to, and what is said to be more, is what the other is taken from.
    const isFirst = form === THAN ? !LESS.test(how) : BETWEEN.test(found[0])
    const change = isFirst ? { of: one, above: other } : { of: other, above: one }
    const counted = /\bhow many\b/i.test(found[0]) ? `number of ${figure}` : figure
    return { request: sentence.replace(found[0], counted), change }
  }
  return { request: sentence, change: null }
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
/** "The difference in rent between Lyon and Oslo" is that of Lyon less that of Oslo. */
const BETWEEN = /^(?:the )?difference\b.* between /i
const LESS = /^(?:less|fewer|lower)$/i

/** A period or a cell, and nothing else. */
function sideOf(text: string, tables: readonly SchemaTable[]): SaidSide | null {
  const words = new WordStream(text, tables)
  const draft = emptyDraft(false)
  const isCell = words.attempt(() => readKept(words, draft)) !== null && words.done
  const [kept] = draft.kept
  if (isCell && kept) return { kind: 'kept', kept }
  words.at = 0
  const isPeriod = words.attempt(() => readWhen(words, draft)) !== null && words.done
  return isPeriod && draft.splits.length === 0 ? { kind: 'when', when: draft.when } : null
}
