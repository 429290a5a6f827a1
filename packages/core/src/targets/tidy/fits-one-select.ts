import type { Measure } from '../../relation/aggregate.ts'
import { columnsUsed } from '../../relation/columns-used.ts'
import type { Join } from '../../relation/join.ts'
import type { Relation } from '../../relation/relation.ts'

/** How far the clauses of one SELECT are filled, and what it computes. */
interface Filled {
  readonly by: 'table' | 'joins' | 'rows' | 'groups' | 'windows' | 'ordered' | 'cut'
  readonly made: ReadonlySet<string>
}

/** Whether a relation over tables is one SELECT without another inside it. */
export function fitsOneSelect(relation: Relation): boolean {
  return filledBy(relation) !== null
}

const NOTHING_MADE: ReadonlySet<string> = new Set()

function filledBy(relation: Relation): Filled | null {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return { by: 'table', made: NOTHING_MADE }
    case 'join':
      return joinedBy(relation)
    case 'filter': {
      const below = filledBy(relation.input)
      return below && isOpen(below, columnsUsed(relation.condition)) ? asRows(below) : null
    }
    case 'compute': {
      const below = filledBy(relation.input)
      const used = new Set(relation.columns.flatMap(({ value }) => [...columnsUsed(value)]))
      if (!below || relation.once || !isOpen(below, used)) return null
      const names = relation.columns.map(({ name }) => name)
      return { ...asRows(below), made: new Set([...below.made, ...names]) }
    }
    case 'select': {
      const below = filledBy(relation.input)
      if (!below || below.by === 'ordered' || below.by === 'cut') return null
      const made = relation.columns.filter(({ from }) => below.made.has(from))
      const kept = below.by === 'joins' ? below : asRows(below)
      return { ...kept, made: new Set(made.map(({ name }) => name)) }
    }
    case 'aggregate': {
      const below = filledBy(relation.input)
      const isOverTable = below?.by === 'table'
      const isOverRows =
        (below?.by === 'rows' || below?.by === 'joins') && !relation.measures.some(isOrdered)
      return isOverTable || isOverRows ? { by: 'groups', made: NOTHING_MADE } : null
    }
    case 'window':
      return filledBy(relation.input)?.by === 'table' ? { by: 'windows', made: NOTHING_MADE } : null
    case 'sort': {
      const below = filledBy(relation.input)
      return below && below.by !== 'ordered' && below.by !== 'cut'
        ? { by: 'ordered', made: below.made }
        : null
    }
    case 'take': {
      const below = filledBy(relation.input)
      return below && below.by !== 'cut' ? { by: 'cut', made: below.made } : null
    }
    default:
      return null
  }
}

/** Tables one after another, each joined to what is there. */
function joinedBy({ left, right, how, on, condition, columns }: Join): Filled | null {
  const below = filledBy(left)
  if (!below || !isTable(right) || condition) return null
  const isHalf = how === 'semi' || how === 'anti'
  const isChain = below.by === 'joins' && !isHalf && !on.some((key) => below.made.has(key.left))
  if (below.by !== 'table' && !isChain) return null
  const made = columns.filter(
    ({ side, from }) => side === 'key' || (side === 'left' && below.made.has(from)),
  )
  return { by: isHalf ? 'rows' : 'joins', made: new Set(made.map(({ name }) => name)) }
}

/** Whether a condition or a formula may be put upon it that reads these columns. */
function isOpen({ by, made }: Filled, used: ReadonlySet<string>): boolean {
  const takesMore = by !== 'windows' && by !== 'ordered' && by !== 'cut'
  return takesMore && [...used].every((name) => !made.has(name))
}

function asRows(below: Filled): Filled {
  return below.by === 'table' || below.by === 'joins' ? { ...below, by: 'rows' } : below
}

/** The order within a measure is written over the columns of a table. */
function isOrdered({ function: name }: Measure): boolean {
  return name === 'first' || name === 'last' || name === 'list'
}

function isTable({ kind }: Relation): boolean {
  return kind === 'from' || kind === 'step'
}
