import type { Predicate } from '../question/query/query.ts'
import type { SchemaTable } from '../../tables/schema.ts'

/** What is said of rows by an empty cell, a zero, a yes, or two cells side by side; and the sentence without it. */
export interface Stated {
  readonly sentence: string
  readonly states: readonly Predicate[]
}

/** Takes one state out of a sentence; null where it says none that these tables tell. */
export type StateReader = (sentence: string, tables: readonly SchemaTable[]) => Stated | null

/** A stretch of a sentence: what a pattern found of it. */
interface Stretch {
  readonly index: number
  readonly 0: string
}

/** "Not in the morning", "did not last more than an hour": what is denied of rows is for others to read. */
export function isDenied(sentence: string, index: number): boolean {
  return DENIED.test(sentence.slice(0, index))
}

const DENIED =
  /(?:\b(?:not|never|no|without|except|excluding|other than)|n['’]t)(?:\s+\p{L}+)?\s*$/iu

/** The "did not" right before a stretch; nothing where none stands there. */
export function denialBefore(sentence: string, index: number): string {
  return DENIAL.exec(sentence.slice(0, index))?.[0] ?? ''
}

const DENIAL = /\b(?:(?:did|do|does|was|were|is|are|have|has|had)(?:\s+not|n['’]t)|not)\s*$/i

/** What holds of a row where this does not. */
export const OPPOSITE = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '=': '<>',
  '<>': '=',
} as const

/** Takes a stretch out, with a word in its place where the rest would not read without one. */
export function cut(sentence: string, { index, 0: said }: Stretch, instead = ''): string {
  const before = sentence.slice(0, index).trimEnd()
  const after = sentence.slice(index + said.length).trimStart()
  return `${before} ${instead} ${after}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+(?=[,.;:?!)])/g, '')
    .replaceAll(/[,;](?=[,.;:?!)])/g, '')
    .replaceAll(/\b(where|that|who|which) (?:and|but) /gi, '$1 ')
    .replace(/[\s,;]+$/, '')
    .trim()
}
