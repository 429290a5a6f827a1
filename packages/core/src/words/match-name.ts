import { expandAbbreviation } from './abbreviations.ts'
import { areSynonyms, isKnownWord } from './synonyms.ts'
import { family } from './stem.ts'

/** A word of a name, as its stem, and how much it tells. */
export interface NameWord {
  readonly stem: string
  readonly weight: number
}

export interface NameMatch {
  /** 0 to 1: how much of the name was said. */
  readonly cover: number
  /** 0 to 1: how well what was said fits, word for word. */
  readonly fit: number
}

/** How well some stems of a question name a table or column; null where one of them does not fit. */
export function matchName(said: readonly string[], name: readonly NameWord[]): NameMatch | null {
  if (said.length === 0 || name.length === 0) return null
  if (said.length !== name.length && isCompound(said, name)) return { cover: 1, fit: 1 }
  return matchWords(joined(said, name), name)
}

/** "Post codes" of an `area_postcode`: two words that a name writes as one. */
function joined(said: readonly string[], name: readonly NameWord[]): readonly string[] {
  const at = said.findIndex((word, index) => {
    const both = `${word}${said[index + 1] ?? ''}`
    return both.length >= SHORTEST_COMPOUND && index + 1 < said.length && isIn(name, both)
  })
  if (at < 0) return said
  return [...said.slice(0, at), `${said[at]}${said[at + 1]}`, ...said.slice(at + 2)]
}

function isIn(name: readonly NameWord[], word: string): boolean {
  return name.some(({ stem }) => stem === word)
}

const SHORTEST_COMPOUND = 6

function matchWords(said: readonly string[], name: readonly NameWord[]): NameMatch | null {
  const left = [...name]
  let fit = 0
  let covered = 0
  for (const word of said) {
    let best = 0
    let at = -1
    for (const [index, candidate] of left.entries()) {
      const quality = matchWord(word, candidate.stem)
      if (quality > best) {
        best = quality
        at = index
      }
    }
    if (at < 0) return null
    fit += best
    covered += (left[at]?.weight ?? 0) * best
    left.splice(at, 1)
  }
  const total = name.reduce((sum, { weight }) => sum + weight, 0)
  return { cover: total === 0 ? 0 : covered / total, fit: fit / said.length }
}

/** "high schooler" and "Highschooler". */
function isCompound(said: readonly string[], name: readonly NameWord[]): boolean {
  const whole = said.join('')
  return whole.length >= SHORTEST_COMPOUND && whole === name.map(({ stem }) => stem).join('')
}

/** 1 for the same stem, less for another word of the same meaning, a short form or a typing error. */
export function matchWord(said: string, named: string): number {
  if (said === named) return 1
  if (expandAbbreviation(said) === named) return 0.9
  if (areSynonyms(said, named)) return 0.7
  if (said.length >= 4 && named.length >= 4 && family(said) === family(named)) return 0.75
  if (/\d/.test(said) || /\d/.test(named)) return 0
  if (isShortFor(named, said)) return 0.6
  // A country is no count.
  const areWords = isKnownWord(said) && isKnownWord(named)
  if (said.length >= 5 && named.length >= 5 && !areWords) {
    if (said.startsWith(named) || named.startsWith(said)) return 0.8
    if (Math.abs(said.length - named.length) <= 1 && oneEditApart(said, named)) return 0.8
  }
  if (said.length >= 3 && named.length >= 3 && Math.min(said.length, named.length) < 5) {
    const [short, long] = said.length < named.length ? [said, named] : [named, said]
    if (long.length >= short.length + 3 && long.startsWith(short))
      return short.length === 3 ? 0.6 : 0.7
  }
  return 0
}

/**
 * "TD" for touchdowns, "TK" for tackles: consonants of the word, in its order. One that opens with a
 * vowel is only one where it ends as the word does: "ofcr" of officers.
 */
export function isShortFor(short: string, word: string): boolean {
  const isTold = CONSONANTS.test(short) || isVowelled(short, word)
  if (!isTold || word.length < 5 || word[0] !== short[0]) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** The stem of a word that ends in y ends in i: "cnty" of counties. */
const CONSONANTS = /^[^aeiou]{2,6}$|^[^aeiou]{2,5}i$/

function isVowelled(short: string, word: string): boolean {
  return /^[aeiou][^aeiou]{2,3}$/.test(short) && word.at(-1) === short.at(-1)
}

/** One letter more, less, other, or two neighbours swapped. */
export function oneEditApart(a: string, b: string): boolean {
  if (a === b) return true
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1
  }
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`
}
