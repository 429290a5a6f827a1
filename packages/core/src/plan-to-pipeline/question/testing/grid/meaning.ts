import { corpusText } from '../../../../../corpus/read-corpus.ts'
import type { Cell, Table } from '../../../../relation/column.ts'
import { readAsked } from '../read-asked.ts'
import type { Asked } from '../read-asked.ts'
import type { Row } from './reference.ts'
import { FAMILIES, PAIRINGS, SUBJECTS } from './roles.ts'
import type { Family, Pairing, Subject } from './roles.ts'
import { wordingsOf } from './wordings.ts'

/** One thing to ask, the ways to put it, and the tables it can be asked of. */
export interface Meaning {
  readonly id: string
  readonly wordings: readonly string[]
  readonly places: readonly Place[]
}

/** A meaning over some tables: what fills its wordings, and the rows that answer it. */
export interface Place extends Fit {
  readonly name: string
  readonly base: string
}

export interface Fit {
  readonly slots: Readonly<Record<string, string | number>>
  readonly rows: readonly (readonly Cell[])[]
  /** What answers it as well, where it can be meant either way. */
  readonly or?: readonly (readonly Cell[])[]
  readonly ordered?: boolean
  /** Nothing in the question says whether a row that comes twice is shown twice. */
  readonly asSet?: boolean
}

export const BASES: ReadonlyMap<string, Asked> = new Map(
  readAsked(corpusText('grid/tables.txt')).map((asked) => [asked.name, asked]),
)

/** The rows of one table with what is told of them. */
export interface Told extends Subject {
  readonly rows: readonly Row[]
}

export function ofSubjects(id: string, fit: (subject: Told) => Fit | null): Meaning {
  const places = SUBJECTS.flatMap((subject) =>
    placeOf(subject, subject.many, slotsOf(subject), fit(told(subject))),
  )
  return { id, wordings: wordingsOf(id), places }
}

export interface ToldFamily extends Omit<Family, 'parent' | 'child'> {
  readonly parent: Told
  readonly child: Told
  readonly childrenOf: (parent: Row) => readonly Row[]
  readonly parentOf: (child: Row) => Row
}

/** Wordings speak of the parent as `{one}`, and of the child as `{child}`, with its own columns behind `c`. */
export function ofFamilies(id: string, fit: (family: ToldFamily) => Fit | null): Meaning {
  const places = FAMILIES.flatMap((family) => {
    const { parent, child } = family
    const slots = {
      ...slotsOf(parent),
      ...second(child),
      does: family.does,
      do: family.do,
      by: family.by,
    }
    return placeOf(parent, `${parent.many} ${child.many}`, slots, fit(toldFamily(family)))
  })
  return { id, wordings: wordingsOf(id), places }
}

export interface ToldPairing extends Omit<Pairing, 'left' | 'right'> {
  readonly left: Told
  readonly right: Told
  readonly rightsOf: (left: Row) => readonly Row[]
  readonly leftsOf: (right: Row) => readonly Row[]
  readonly pairs: readonly Row[]
  readonly pairsOf: (left: Row) => readonly Row[]
}

/** The same with things that have many of each other. */
export function ofPairings(id: string, fit: (pairing: ToldPairing) => Fit | null): Meaning {
  const places = PAIRINGS.flatMap((pairing) => {
    const { left, right } = pairing
    const slots = {
      ...slotsOf(left),
      ...second(right),
      does: pairing.does,
      do: pairing.do,
      act: pairing.act,
      done: pairing.done,
      amount: pairing.number.word,
    }
    return placeOf(left, `${left.many} ${right.many}`, slots, fit(toldPairing(pairing)))
  })
  return { id, wordings: wordingsOf(id), places }
}

/** A wording with everything it leaves open. */
export function fill(wording: string, { slots }: Fit): string {
  const filled = wording.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const said = slots[slot]
    if (said === undefined) throw new Error(`nothing fills {${slot}} in "${wording}"`)
    return String(said)
  })
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

function placeOf(
  { base }: Subject,
  name: string,
  slots: Fit['slots'],
  fit: Fit | null,
): readonly Place[] {
  return fit ? [{ ...fit, name, base, slots: { ...slots, ...fit.slots } }] : []
}

function slotsOf(subject: Subject): Fit['slots'] {
  const { one, many, name, number, other, kind } = subject
  return {
    one,
    many,
    that: subject.isPerson ? 'who' : 'that',
    name: name.word,
    names: name.plural,
    number: number.word,
    numbers: number.plural,
    other: other.word,
    others: other.plural,
    kind: kind.word,
    kinds: kind.plural,
  }
}

function second(child: Subject): Fit['slots'] {
  return {
    child: child.one,
    children: child.many,
    cthat: child.isPerson ? 'who' : 'that',
    cname: child.name.word,
    cnames: child.name.plural,
    cnumber: child.number.word,
    cother: child.other.word,
    ckind: child.kind.word,
    ckinds: child.kind.plural,
  }
}

function toldFamily(family: Family): ToldFamily {
  const [held, key] = family.keys
  const parent = told(family.parent)
  const child = told(family.child)
  return {
    ...family,
    parent,
    child,
    childrenOf: (row) => child.rows.filter((one) => one[held] === row[key]),
    parentOf: (row) => found(parent.rows.find((one) => one[key] === row[held])),
  }
}

function toldPairing(pairing: Pairing): ToldPairing {
  const left = told(pairing.left)
  const right = told(pairing.right)
  const pairs = rowsOf(left.base, pairing.table)
  const [heldLeft, leftKey] = pairing.leftKeys
  const [heldRight, rightKey] = pairing.rightKeys
  const pairsOf = (row: Row) => pairs.filter((pair) => pair[heldLeft] === row[leftKey])
  return {
    ...pairing,
    left,
    right,
    pairs,
    pairsOf,
    rightsOf: (row) =>
      pairsOf(row).map((pair) =>
        found(right.rows.find((one) => one[rightKey] === pair[heldRight])),
      ),
    leftsOf: (row) =>
      pairs
        .filter((pair) => pair[heldRight] === row[rightKey])
        .map((pair) => found(left.rows.find((one) => one[leftKey] === pair[heldLeft]))),
  }
}

function told(subject: Subject): Told {
  return { ...subject, rows: rowsOf(subject.base, subject.table) }
}

function rowsOf(base: string, name: string): readonly Row[] {
  const table: Table = found(BASES.get(base)?.tables[name])
  return table.rows.map((row) =>
    Object.fromEntries(table.columns.map((column, index) => [column.name, row[index] ?? null])),
  )
}

function found<Of>(one: Of | undefined): Of {
  if (one === undefined) throw new Error('the roles speak of tables, columns and keys that exist')
  return one
}
