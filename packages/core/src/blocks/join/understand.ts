import { listNames } from '../../words/list-names.ts'
import type { Column } from '../../relation/column.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { foldName } from '../../words/fold.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeList,
  takeNewName,
} from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { noSuchRows, takeOther } from '../take-other.ts'
import type { TakenOther } from '../take-other.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { likeliestKey, likelyKeys } from '../../tables/relate/likely-keys.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { initial } from './config.ts'
import type { JoinConfiguration } from './config.ts'
import { OPENINGS } from './describe.ts'

type Key = JoinConfiguration['parameters']['keys'][number]

type Answer = Understood<JoinConfiguration> | Misunderstood | null

export function understand(clause: string, given: Given): Answer {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const opening = OPENINGS.find(([phrase]) => reader.take(phrase))
  const [left] = given.inputs
  if (!opening || !left) return null
  const [said, how] = opening
  const right = takeRight(reader, given, left.columns)
  if (!right) {
    return said === 'match' || said === 'look up'
      ? null
      : { problem: noSuchRows(reader, given), confidence: 0.8 }
  }
  const tables = {
    left: tableWords(left.columns, given.catalogue),
    right: tableWords(right.columns, given.catalogue),
  }
  const keyless = takeCondition(reader)
  const named = reader.takeAny(KEYED) !== null
  const keys = named ? takeList(reader, () => readKey(reader, tables.left, tables.right)) : []
  if (named && keys.length === 0) {
    return { problem: noSuchColumn(reader, tables.left), confidence: 0.85 }
  }
  const suffix = reader.take('with suffix') ? takeNewName(reader) : null
  const condition = keyless ?? takeCondition(reader)
  const guessed =
    keys.length === 0 && how !== 'cross' && condition === null
      ? guessKey(left.columns, right.columns, given.catalogue)
      : null
  if (guessed && 'problem' in guessed) return { ...guessed, confidence: 0.8 }
  const rest = reader.rest()
  return {
    configuration: {
      parameters: {
        how,
        keys: guessed ? [guessed.key] : [...keys],
        suffix: suffix ?? initial.parameters.suffix,
        ...(condition === null ? {} : { condition }),
      },
    },
    confidence: rest === '' ? 0.97 : 0.8,
    assumptions: [
      ...(right.assumption === undefined ? [] : [right.assumption]),
      ...(guessed ? [sayGuessed(guessed.key)] : []),
    ],
    others: [right.other],
    ...(rest === '' ? {} : { rest }),
  }
}

function sayGuessed(key: Key): string {
  const why =
    key.left === key.right ? 'the column both have' : 'by which their rows belong together'
  return `Joined on ${sayPair(key)}, ${why}.`
}

/** A formula between backquotes, as `describe` writes it. */
function takeCondition(reader: ClauseReader): string | null {
  const word = reader.peek(1)
  if (!reader.sees('where') || word?.kind !== 'formula') return null
  reader.at += 2
  return word.value
}

/** "join with customers"; in "join sales with customers" the one at hand is the left side. */
function takeRight(
  reader: ClauseReader,
  given: Given,
  columns: readonly Column[],
): TakenOther | null {
  reader.takeAny(['it', 'them', 'this', 'these'])
  const loaded = takeLoaded(reader, given)
  if (loaded) return loaded
  const linked = reader.takeAny(['with', 'to', 'in', 'against', 'from']) !== null
  const first = takeOther(reader, given) ?? (linked ? null : takeOnlyOther(reader, given, columns))
  if (linked || !first || reader.takeAny(['with', 'to', 'and']) === null) return first
  const second = takeOther(reader, given)
  const atHand = (one: TakenOther) => one.columns === columns
  return second && atHand(second) && !atHand(first) ? first : second
}

/** "join on customer id": with the one dataset that has a column of the rows at hand. */
function takeOnlyOther(
  reader: ClauseReader,
  { catalogue }: Given,
  columns: readonly Column[],
): TakenOther | null {
  if (!['on', 'by', 'using'].some((word) => reader.sees(word))) return null
  const names = new Set(columns.map(({ name }) => foldName(name)))
  const fitting = catalogue.datasets.filter((dataset) => {
    const shared = dataset.columns.filter(({ name }) => names.has(foldName(name)))
    return shared.length > 0 && shared.length < dataset.columns.length
  })
  const [dataset, ...others] = fitting
  if (!dataset || others.length > 0) return null
  return {
    other: { kind: 'dataset', dataset },
    columns: dataset.columns,
    assumption: `Joined with ${dataset.filename}, the only other dataset that fits.`,
  }
}

const KEYED = ['on', 'by', 'using', 'where', 'matching']
const BOTH = ['both', 'all', 'together', 'the two', 'the tables', 'both tables', 'all of them']

/** "load a and b, join on id": what was loaded and not taken yet. "join a with b" names the left one too. */
function takeLoaded(reader: ClauseReader, given: Given): TakenOther | null {
  const [first] = given.waiting ?? []
  if (!first) return null
  const start = reader.at
  reader.takeAny(BOTH)
  if (reader.done || KEYED.some((word) => reader.sees(word))) {
    return { other: { kind: 'waiting', place: 0 }, columns: first.columns }
  }
  reader.at = start
  const own = foldName(given.inputs[0]?.called ?? '')
  if (own !== '' && foldName(reader.slice(start, start + 1)) === own) reader.at += 1
  return null
}

function readKey(reader: ClauseReader, left: TableWords, right: TableWords): Key | null {
  const start = reader.at
  const one = takeColumn(reader, left)
  if (one && reader.takeAny(['=', '==', 'equals', 'is equal to', 'matches', 'is']) !== null) {
    const other = takeColumn(reader, right)
    if (other) return { left: one.name, right: other.name }
  }
  if (one) {
    const same = right.columnNamed(one.name) ?? right.columnFolded(foldName(one.name))
    if (same) return { left: one.name, right: same.name }
  }
  reader.at = start
  return null
}

/** The pair that stands out among what is known of both sides; more or none, and it has to be said. */
function guessKey(
  left: readonly Column[],
  right: readonly Column[],
  { datasets }: Catalogue,
): { readonly key: Key } | { readonly problem: string } {
  const keys = likelyKeys(left, right, datasets)
  const found = likeliestKey(keys)
  if (found) return { key: { left: found.left, right: found.right } }
  const isSame = keys.every((key) => key.left === key.right)
  const names = keys.map((key) => (isSame ? key.left : sayPair(key)))
  const told = isSame ? `Both sides have: ${listNames(names)}.` : `It may be ${names.join(' or ')}.`
  return {
    problem: `Which columns belong together? ${names.length > 0 ? told : 'No column has the same name on both sides.'}`,
  }
}

function sayPair({ left, right }: Key): string {
  return left === right ? left : `${left} = ${right}`
}
