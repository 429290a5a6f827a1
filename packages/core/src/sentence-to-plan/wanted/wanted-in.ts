import { itemsOf } from '../lists/items-of.ts'
import { takeOrder } from '../lists/take-order.ts'
import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import { spellTypos } from '../question/spell/spell-typos.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { NAME_WORDS } from '../../words/column-words.ts'
import { tokenize } from '../../words/tokens.ts'
import { setOf } from '../../words/word-set.ts'
import { isFigureWord } from './figure-words.ts'
import type { Wanted } from './wanted.ts'

/**
 * Every way to divide a request into a question and the list of what is to be seen, the longest list first: "which
 * rooms are free? floor and number", "the longest stay: guest, nights", "rooms over 90, with their floor". Only
 * where its items name what tables could show, or some do and others look like it.
 */
export function wantedIn(sentence: string, tables: readonly SchemaTable[]): readonly Wanted[] {
  const spelled = spellTypos(sentence, tables).trim()
  const { said, order } = takeOrder(spelled)
  const orderSaid = spelled.slice(said.length).trimEnd()
  const text = said.trim().replace(/[.!\s]+$/, '')
  const isKnown = (item: string) => isWantable(item, tables)
  return [...inBrackets(text), ...behindSigns(text), ...behindWords(text), ...inFront(text)]
    .filter(({ head }) => /\p{L}{3}/u.test(head) && !EACH.test(head))
    .flatMap((one) => {
      const { list, isAsked, isBeside } = withoutVerb(one.list)
      const items = itemsOf(list, isKnown)
      const isApart = one.isApart || isAsked
      const head = one.head.trim()
      if (items.length === 0 || items.length > MOST) return []
      const unknown = items.filter((item) => !isKnown(item))
      if (unknown.length > 0 && !(isApart && mayBeListed(items, unknown))) return []
      if (!isApart && !mayEnd(head, items)) return []
      const isMore = one.isBeside || isBeside
      return [{ head, items, unknown, order, orderSaid, isBeside: isMore, isApart }]
    })
    .toSorted((a, b) => b.items.length - a.items.length)
}

const MOST = 10

/** "Guest and shoe size": a noun or two beside something that is known. */
function mayBeListed(items: readonly string[], unknown: readonly string[]): boolean {
  return unknown.length < items.length && unknown.every(isShort)
}

function isShort(item: string): boolean {
  const tokens = tokenize(item)
  const said = saidWords(tokens)
  return said !== null && said.length <= 2 && said.length === tokens.length
}

/** "For each line, …": what is to be seen of it is all that is asked. */
const EACH = /^(?:(?:for|of|in|at) (?:each|every|any)|each|every|per|by)\b[^,:]*$/i

interface Divided {
  readonly head: string
  readonly list: string
  readonly isApart: boolean
  readonly isBeside: boolean
}

/** "The oldest boat (name only)". */
function inBrackets(text: string): readonly Divided[] {
  const [, head, list] = /^(.{3,}?)\s*\(([^()]{2,80})\)\??$/.exec(text) ?? []
  return head !== undefined && list !== undefined
    ? [{ head, list, isApart: true, isBeside: false }]
    : []
}

/** A question keeps its mark. */
function behindSigns(text: string): readonly Divided[] {
  return [...text.matchAll(SIGNS)].map(({ 0: sign, index }) => ({
    head: text.slice(0, index) + (sign.trim() === '?' ? '?' : ''),
    list: text.slice(index + sign.length).replace(/\?+$/, ''),
    isApart: !sign.startsWith(','),
    isBeside: false,
  }))
}

/** "U.S. viewers" and "no. of seats" go on behind the stop. */
const SIGNS = /\s*[,:;?!]\s+|\s[–—-]+\s+|(?<!\b(?:no|nr|num|min|max|avg|st|dr|mr|ms|\p{L}))\.\s+/giu

/** "Drivers with more than one van, with their depot", "… showing depot and van". */
function behindWords(text: string): readonly Divided[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    head: text.slice(0, index),
    list: text.slice(index + word.length).replace(/\?+$/, ''),
    isApart: true,
    isBeside: !/show|list/i.test(word),
  }))
}

/** "Each line with its number of stops" is of groups, which the question itself asks for. */
const FIGURE =
  '(?:number|count|total|sum|average|avg|mean|median|highest|lowest|max|min|maximum|minimum|share|percentage)'
const WORDS = new RegExp(
  String.raw`,?\s+(?:and\s+)?(?:(?:along|together) with|with(?=\s+(?:their|its|his|her)\s+(?!${FIGURE}\b))|showing|listing|including|as well as|and (?:also )?include)\s+`,
  'giu',
)

/** "For stays in May show the guest and the nights". */
function inFront(text: string): readonly Divided[] {
  const [, head, list] = FOR.exec(text) ?? []
  return head !== undefined && list !== undefined
    ? [{ head, list, isApart: true, isBeside: false }]
    : []
}

const FOR =
  /^(?:for|of) (?:all |the |all the )?(?!(?:each|every|any)\b)([^,:]{3,80}?)[,:]? (?:please )?(?:show|list|give|display|return|i need|i want)(?: me| us)? ((?:the |their |its )?[^:?]{2,90})$/i

interface ListSaid {
  readonly list: string
  /** A verb asks for it. */
  readonly isAsked: boolean
  readonly isBeside: boolean
}

function withoutVerb(said: string): ListSaid {
  const [verb = ''] = VERB.exec(said) ?? []
  const list = said.slice(verb.length).replace(ENOUGH, '')
  return { list, isAsked: ASKS.test(verb), isBeside: BESIDE.test(verb) }
}

const VERB =
  /^(?:(?:please|pls|kindly|and|also|just|only|then|can you|could you)\s+)*(?:(?:(?:give|show|list|return|display|output|print|provide|include|add|tell)(?:\s+(?:me|us))?|(?:i|we)(?:'d|’d| would)?(?: only| just)? (?:need|want|like)(?: to (?:see|know|have))?|with|columns?:?|fields?:?)\s+)?(?:(?:also|just|only|both)\s+)*(?:for each(?: one| of them)?,?\s+)?/i
const ASKS =
  /\b(?:give|show|list|return|display|output|print|provide|include|add|tell|need|want|like)\b/i
const BESIDE = /\b(?:include|add|also|with)\b/i
const ENOUGH =
  /[\s,]*\b(?:is|are|will) (?:enough|fine|sufficient|do|ok|okay)$|\s+(?:only|please|pls|will do|suffices?|too|as well|for each(?: one| of them)?|of each(?: one)?)$/i

/**
 * Behind a comma: of things or of a question which ones, but not of a list that was begun before, nor where what
 * follows would split a figure further.
 */
function mayEnd(head: string, items: readonly string[]): boolean {
  if (LISTING.test(head) || SORTED.test(head)) return false
  return !SPLIT.test(head) || items.every((item) => isSaidIn(item, head))
}

const LISTING =
  /^(?:please )?(?:show|list|give|display|return|find|tell|count|what(?:'s)? (?:is|are|was|were|the)|how|compare)\b/i
/** "Sorted by floor, number": the next key. */
const SORTED = /\b(?:sort|sorted|order|ordered|rank|ranked)\s+by\s+[^,;:?!]+$/i
const SPLIT = /\b(?:per|by|each|every)\b/i

function isSaidIn(item: string, head: string): boolean {
  const said = new Set(tokenize(head).map(({ stem }) => stem))
  return (
    isFigureWord(item) || tokenize(item).every(({ stem }) => said.has(stem) || NAME_WORDS.has(stem))
  )
}

/** Whether any table could show it. */
function isWantable(item: string, tables: readonly SchemaTable[]): boolean {
  if (isFigureWord(item)) return true
  const tokens = tokenize(item.replace(/'s\b/g, ''))
  const said = saidWords(tokens)
  if (said === null || tokens.length > LONGEST) return false
  if (said.every((word) => OWN.has(word))) return true
  if (linkColumns(said, tables).some(({ score }) => score >= CALLED)) return true
  if (linkTables(said, tables).some(({ score }) => score >= TABLE)) return true
  return said.some((_, at) => at > 0 && isOfTable(said.slice(0, at), said.slice(at), tables))
}

/** "Guest last name": the last name that the table of guests tells. */
function isOfTable(
  owner: readonly string[],
  said: readonly string[],
  tables: readonly SchemaTable[],
): boolean {
  return linkTables(owner, tables).some(
    ({ table, score }) =>
      score >= TABLE &&
      (said.every((word) => OWN.has(word)) ||
        linkColumns(said, [table]).some((link) => link.score >= PART)),
  )
}

/** What anything may have, whatever its column is called. */
const OWN = setOf('name full id number no nr code date day')
const LONGEST = 6
const CALLED = 0.6
const PART = 0.5
const TABLE = 0.8
