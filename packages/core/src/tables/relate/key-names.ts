import { remembered } from '../../words/remembered.ts'

/** `inst_cd`, `BookID`, `STAFF_NO`: what such a column tells apart, in small letters; empty where it is no key. */
export function keyBase(name: string): string {
  const parts = wordsIn(name)
  return parts.length > 1 && ENDINGS.has(parts.at(-1) ?? '') ? parts.slice(0, -1).join('') : ''
}

const ENDINGS = new Set(['id', 'uid', 'no', 'num', 'nr', 'nbr', 'code', 'cd', 'key', 'ref'])

/** `order_ref` of lines, where orders are told apart by a bare `ref`. */
export function isBareKeyOf(name: string, key: string, table: string): boolean {
  const parts = wordsIn(name)
  const isBare = ENDINGS.has(key) && parts.at(-1) === key
  return isBare && parts.slice(0, -1).join('') === table
}

/** `owner_inst` ends with what `inst_id` tells apart. */
export function endsWithBase(name: string, base: string): boolean {
  const parts = wordsIn(name)
  return base.length > 1 && parts.length > 1 && parts.at(-1) === base
}

/** `from_stopno` ends with the whole of `stopno`, and says its part before it. */
export function endsWithKey(name: string, key: string): boolean {
  const [parts, own] = [wordsIn(name), wordsIn(key)]
  if (own.join('').length < SHORTEST_KEY || parts.length <= own.length) return false
  return own.every((word, at) => parts[parts.length - own.length + at] === word)
}

/** A bare `id` or `no` is everybody's. */
const SHORTEST_KEY = 4

/** `book` of bookings, `ll` of landlords: its letters in their order, from the first one on. */
export function abbreviates(base: string, name: string): boolean {
  if (base.length < 2) return false
  return wordsIn(name).some((word) => {
    if (word[0] !== base[0]) return false
    let at = 0
    for (const letter of word) if (letter === base[at]) at += 1
    return at === base.length
  })
}

/** `customer_id` or `cust_id` of customers, `item_no` of order items, a bare `id`; not `order_id` of order items. */
export function isOwnKey(name: string, table: string): boolean {
  if (/^u?id$/i.test(name.trim())) return true
  const base = keyBase(name)
  const words = wordsIn(table).filter((word) => !/^\d+$/.test(word))
  const last = singular(words.at(-1) ?? '')
  if (base === '' || last === '') return false
  const whole = `${words.slice(0, -1).join('')}${last}`
  const isShort = words.length === 1 && base.length >= 3 && last.startsWith(base)
  return base === last || base === whole || isShort
}

export function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/**
 * `dim_harbour`, `ref_cargo_kinds`, `parcel_export`: what part a table plays in its database, or how it came out
 * of one, is not what its rows are.
 */
export function withoutRole(table: string): string {
  return table
    .replace(/^(?:ref|tbl|dim|fact|stg|lkp|vw)[_\s]+(?=\p{L})/iu, '')
    .replace(/(?<=\p{L})[_\s-]+(?:export|extract|dump)$/iu, '')
}

/** `made_by`, `ReportedBy`: somebody did it. */
export function tellsDoer(name: string): boolean {
  const parts = wordsIn(name)
  return parts.length > 1 && parts.at(-1) === 'by'
}

const wordsIn = remembered((name): readonly string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== ''),
)
