import { RANK_WORDS, TOTAL_WORDS } from '../../../words/column-words.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { setOf } from '../../../words/word-set.ts'
import { isRank, NOTHING, says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { HEAD_KINDS } from './head-kinds.ts'
import type { HeadReading } from './head-kinds.ts'
import { formsOf } from './forms-of.ts'

/** Columns that hold the same of several years, months or kinds: "Passengers 2009", "Passengers 2010". */
export interface ColumnFamily {
  readonly table: SchemaTable
  /** What tells them apart, "Year", and how a question calls it. */
  readonly axis: string
  readonly noun: string
  /** Its heads are times, or lists, which are counted themselves; of kinds the things are: "how many medals". */
  readonly counted: boolean
  /** What all of them hold, "Passengers"; null where the heads do not say. */
  readonly value: string | null
  /** Their cells are places in an order: the lowest is the best. */
  readonly ranked: boolean
  /** In the order of time. */
  readonly members: readonly FamilyMember[]
  /** Columns that add them up already. */
  readonly sums: readonly SchemaColumn[]
  /** The rows are called by what is measured, "Rain", and the heads only tell when. */
  readonly measuredByRow: boolean
}

export interface FamilyMember extends HeadReading {
  readonly column: SchemaColumn
}

const FAMILIES = new WeakMap<SchemaTable, readonly ColumnFamily[]>()

/** The families of a table, those first whose heads tell most. */
export function columnFamilies(table: SchemaTable): readonly ColumnFamily[] {
  const known = FAMILIES.get(table) ?? findFamilies(table)
  FAMILIES.set(table, known)
  return known
}

function findFamilies(table: SchemaTable): readonly ColumnFamily[] {
  const amounts = table.columns.filter(isAmount)
  const taken = new Set<SchemaColumn>()
  const families: ColumnFamily[] = []
  for (const kind of HEAD_KINDS) {
    for (const members of byWords(amounts, taken, kind.read)) {
      const [first] = members
      families.push(familyOf(table, members, { ...kind, value: first?.words || null }))
    }
  }
  for (const members of byWords(amounts, taken, readNumbered).filter(isConsecutive)) {
    const words = members[0]?.words ?? ''
    const last = words.split(' ').at(-1) ?? words
    const value = words === last ? null : words
    families.push(familyOf(table, members, { axis: last, noun: last.toLowerCase(), value }))
  }
  for (const read of [readModified, readPlaced]) {
    for (const members of byWords(amounts, taken, read)) {
      const words = members[0]?.words ?? ''
      const isChart = /chart/i.test(words)
      families.push(
        familyOf(table, members, {
          axis: isChart ? 'Chart' : 'Kind',
          noun: isChart ? 'chart' : formsOf(words),
          value: /^charts?$/i.test(words) ? 'position' : words,
        }),
      )
    }
  }
  return families.flatMap((family) => withOwnAxis(family) ?? [])
}

/**
 * A column that is called like what tells the heads apart would be taken for it. The first one, of words,
 * is called so only because it stands in the corner: beside Jan, Feb and Mar, "Month" is no name for "Rain".
 */
function withOwnAxis(family: ColumnFamily): ColumnFamily | null {
  const { table, axis, members } = family
  const own = new Set(members.map(({ column }) => column))
  const called = table.columns.find(
    (column) => !own.has(column) && column.name.toLowerCase() === axis.toLowerCase(),
  )
  if (!called) return family
  const isWords = called.type === 'text' && called.numeric === null && !called.dated
  const isHead = called.cells.some((cell) => HEAD_KINDS.some(({ read }) => read(String(cell))))
  const isCorner = called.place === 0 && isWords && called.unique && !isHead
  return isCorner && members.length > 2
    ? { ...family, axis: `Calendar ${axis.toLowerCase()}`, measuredByRow: true }
    : null
}

function familyOf(
  table: SchemaTable,
  members: readonly FamilyMember[],
  { axis, noun, value }: Pick<ColumnFamily, 'axis' | 'noun' | 'value'>,
): ColumnFamily {
  const ranked = members.some(({ column }) => isRank(column))
  const inOrder = members.toSorted((one, other) => one.place - other.place)
  const counted = axis !== 'Kind'
  const sums = table.columns.filter((column) => isSum(column, value))
  return { table, axis, noun, counted, value, ranked, members: inOrder, sums, measuredByRow: false }
}

/** "Total", "Total wins", "Year" beside twelve months. */
function isSum({ name, numeric, yearly }: SchemaColumn, value: string | null): boolean {
  const noun = value === null ? '' : `(?:[ _](?:${formsOf(value)}))?`
  const sum = new RegExp(
    `^(?:grand )?(?:total|overall|sum|year|annual|average|mean|all)${noun}$`,
    'iu',
  )
  return numeric !== null && !yearly && sum.test(name.trim())
}

/** Numbers, or a column that has none yet; a sum of the others is no other of its kind. */
function isAmount(column: SchemaColumn): boolean {
  if (column.key || column.dated || column.yearly || says(column, TOTAL_WORDS)) return false
  const isNothing = column.cells.every((cell) => NOTHING.test(String(cell ?? '').trim()))
  return column.numeric !== null || (column.type === 'text' && isNothing)
}

/** Columns whose heads have the same words beside what tells them apart. */
function byWords(
  columns: readonly SchemaColumn[],
  taken: Set<SchemaColumn>,
  read: (head: string) => HeadReading | null,
): readonly (readonly FamilyMember[])[] {
  const groups = new Map<string, FamilyMember[]>()
  for (const column of columns) {
    const reading = taken.has(column) ? null : read(column.name)
    if (!reading) continue
    groups.set(reading.around, [...(groups.get(reading.around) ?? []), { ...reading, column }])
  }
  const families = [...groups.values()].filter(
    (group) => group.length > 1 && new Set(group.map(({ label }) => label)).size === group.length,
  )
  for (const { column } of families.flat()) taken.add(column)
  return families
}

/** "Lap 1", "2nd run". What is only numbered to be told apart is no amount. */
function readNumbered(head: string): HeadReading | null {
  const [, before, after] = /^(\p{L}[\p{L} ]*?)[ _#]*(\d{1,2})$/u.exec(head) ?? []
  const [, ordinal, behind] = /^(\d{1,2})(?:st|nd|rd|th) (\p{L}[\p{L} ]*)$/u.exec(head) ?? []
  const words = before ?? behind
  const label = Number(after ?? ordinal)
  if (words === undefined || words.split(' ').some((word) => NAMING.has(stem(word.toLowerCase()))))
    return null
  const last = words.split(' ').at(-1)?.toLowerCase() ?? ''
  const said = [`${last} ${label}`, `${label}(?:st|nd|rd|th) ${last}`]
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  if (label <= ordinals.length) said.push(`${ordinals[label - 1]} ${last}`)
  return {
    around: words.toLowerCase(),
    words,
    label,
    place: label,
    forms: said
      .map((form) => form.replace(/\p{L}/u, (at) => `[${at}${at.toUpperCase()}]`))
      .join('|'),
  }
}

const NAMING = setOf(
  'phone telephone tel fax mobile address line street zip postcode postal code id key number no team player club name',
)

function isConsecutive(members: readonly FamilyMember[]): boolean {
  const places = members.map(({ place }) => place).toSorted((one, other) => one - other)
  return places.every((place, at) => place === (places[0] ?? 0) + at)
}

/** "Home wins", "UK chart": a noun behind what tells of which kind it is. */
function readModified(head: string): HeadReading | null {
  const [, kind = '', noun = ''] = /^(\p{L}+(?:[ -]\p{L}+)?)[ _](\p{L}{3,})$/u.exec(head) ?? []
  const isName = FUNCTION_WORDS.has(kind.toLowerCase())
  return noun === '' || isName ? null : kindOf(kind, noun)
}

/** "Chart placing Norland": places, each in another list. */
function readPlaced(head: string): HeadReading | null {
  const [, noun = '', kind = ''] = /^(\p{L}+(?: \p{L}+){0,2})[ _](\p{L}+)$/u.exec(head) ?? []
  const isPlace = noun.split(' ').some((word) => RANK_WORDS.has(stem(word.toLowerCase())))
  return isPlace ? kindOf(kind, noun) : null
}

function kindOf(kind: string, words: string): HeadReading {
  const any = [...kind]
    .map((letter) =>
      /\p{L}/u.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter,
    )
    .join('')
  // "US" is no pronoun.
  const said = kind === kind.toUpperCase() ? kind : any
  const forms = `(?:at |[Tt]he )?${said}(?: ${words})?`
  return { around: words.toLowerCase(), words, label: kind, place: 0, forms }
}
