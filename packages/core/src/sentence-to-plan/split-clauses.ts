import { BLOCKS } from '../blocks/registry.ts'
import { COMMAND_OPENERS } from './read-command.ts'
import { splitWords } from '../words/split-words.ts'
import type { Word } from '../words/split-words.ts'

export interface Clause {
  readonly text: string
  /** Divided from the one before by a comma or "and" only: it may turn out to belong to it after all. */
  readonly weak: boolean
  readonly start: number
  readonly end: number
}

/**
 * Divides a sentence where it turns to the next step: at "then", a semicolon, a full stop or a new
 * line always; at a comma or "and" only before a word that opens a clause, since conditions and lists
 * have those too. Nothing is divided inside quotes or brackets.
 */
export function splitClauses(sentence: string, openers: OpenerIndex = OPENERS): readonly Clause[] {
  const words = splitWords(sentence)
  const inside = bracketed(words)
  const clauses: Clause[] = []
  let start = 0
  let weak = false
  // An "also" that opens the sentence says something of what is there already.
  let at = words[0]?.value === 'also' ? 1 : 0
  const close = (end: number) => {
    const first = words[start]
    const last = words[end - 1]
    if (!first || !last || end <= start) return
    const text = sentence.slice(first.start, last.end)
    clauses.push({ text, weak, start: first.start, end: last.end })
  }
  while (at < words.length) {
    const separator = inside.has(at) ? null : readSeparator(words, at)
    if (separator && (separator.strong || opensClause(words, separator.end, openers))) {
      close(at)
      start = separator.end
      weak = !separator.strong
    }
    at = separator?.end ?? at + 1
  }
  close(words.length)
  return clauses
}

interface Separator {
  readonly end: number
  readonly strong: boolean
}

const STRONG = new Set(['then', ';', '\n', '.', '!', '?', 'afterwards', 'finally', 'next'])
const WEAK = new Set([',', 'and', 'also', '&', 'but'])

/** A run of separating words counts as one: ", and then". */
function readSeparator(words: readonly Word[], at: number): Separator | null {
  let end = at
  let strong = false
  for (; end < words.length; end += 1) {
    const word = words[end]
    if (word?.kind !== 'word' && word?.kind !== 'symbol') break
    if (word.value === 'then' && isFurtherKey(words, end + 1)) break
    if (STRONG.has(word.value)) strong = true
    else if (!WEAK.has(word.value)) break
  }
  return end === at ? null : { end, strong }
}

/** "sort by region, then by amount" is one step, as is "sort by region, then youngest first". */
function isFurtherKey(words: readonly Word[], at: number): boolean {
  const next = words[at]?.value
  const isSorted = words.slice(0, at).some(({ value }) => value === 'sort')
  return next === 'by' || (next === 'youngest' && isSorted)
}

function opensClause(words: readonly Word[], at: number, openers: OpenerIndex): boolean {
  const first = words[at]
  if (first?.kind !== 'word') return false
  return (
    openers
      .get(first.value)
      ?.some((phrase) => phrase.every((part, index) => words[at + index]?.value === part)) ?? false
  )
}

/** Phrases by their first word. */
export type OpenerIndex = ReadonlyMap<string, readonly (readonly string[])[]>

const OPENERS: OpenerIndex = indexOpeners([
  ...BLOCKS.flatMap(({ openers }) => openers),
  ...COMMAND_OPENERS,
])

export function indexOpeners(phrases: readonly string[]): OpenerIndex {
  const byFirst = new Map<string, string[][]>()
  for (const opener of phrases) {
    const phrase = opener.split(' ')
    const [first = ''] = phrase
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  return byFirst
}

/** The words inside brackets that close; one that does not close must not swallow the rest. */
function bracketed(words: readonly Word[]): ReadonlySet<number> {
  const open: number[] = []
  const inside = new Set<number>()
  let covered = 0
  for (const [index, word] of words.entries()) {
    if (word.kind !== 'symbol') continue
    if (word.value === '(') open.push(index)
    const from = word.value === ')' ? open.pop() : undefined
    if (from === undefined || open.length > 0) continue
    for (let at = Math.max(from, covered); at < index; at += 1) inside.add(at)
    covered = index
  }
  return inside
}
