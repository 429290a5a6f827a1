import type { SqlReader } from './sql-reader.ts'
import type { Select, SqlExpression } from './syntax.ts'

type Groups = Pick<Select, 'groupBy' | 'sets'>
/** Some of the expressions, each by its text. */
type Grouping = ReadonlyMap<string, SqlExpression>

const MOST = 64

/** What stands behind GROUP BY: `a, b`, `all`, or several groupings: `rollup (a, b)`, `cube (a, b)`, `grouping sets ((a), ())`. */
export function parseGroups(reader: SqlReader): Groups {
  const { start } = reader
  if (reader.takeWords('all')) return { groupBy: 'all', sets: null }
  const parts = reader.list(() => partOf(reader))
  const all = new Map(parts.flatMap((sets) => sets.flatMap((one) => [...one])))
  const groupBy = [...all.values()]
  if (parts.every((sets) => sets.length === 1)) return { groupBy, sets: null }
  const sets = parts.reduce<Grouping[]>(
    (before, after) => {
      if (before.length * after.length > MOST) {
        const hint = 'Name the ones that are needed with GROUPING SETS.'
        throw reader.unsupported(`More than ${MOST} groupings are asked for`, hint, start)
      }
      return before.flatMap((one) => after.map((other) => new Map([...one, ...other])))
    },
    [new Map()],
  )
  const keys = [...all.keys()]
  return {
    groupBy,
    sets: sets.map((set) => keys.flatMap((key, index) => (set.has(key) ? [index] : []))),
  }
}

/** The groupings one part of the list stands for: a plain expression is one. */
function partOf(reader: SqlReader): Grouping[] {
  if (reader.word() === 'rollup' && reader.isSymbol('(', 1)) {
    const levels = levelsOf(reader)
    return Array.from({ length: levels.length + 1 }, (_, at) =>
      joined(levels.slice(0, levels.length - at)),
    )
  }
  if (reader.word() === 'cube' && reader.isSymbol('(', 1)) {
    const { start } = reader
    const levels = levelsOf(reader)
    if (2 ** levels.length > MOST) {
      const hint = 'Name the ones that are needed with GROUPING SETS.'
      throw reader.unsupported(`More than ${MOST} groupings are asked for`, hint, start)
    }
    return levels.reduceRight<Grouping[]>(
      (rest, level) => [...rest.map((one) => joined([level, one])), ...rest],
      [new Map()],
    )
  }
  if (reader.takeWords('grouping', 'sets')) {
    reader.needSymbol('(')
    const sets = reader.list(() => partOf(reader)).flat()
    reader.needSymbol(')')
    return sets
  }
  return [levelOf(reader)]
}

function levelsOf(reader: SqlReader): Grouping[] {
  reader.take()
  reader.needSymbol('(')
  const levels = reader.list(() => levelOf(reader))
  reader.needSymbol(')')
  return levels
}

/** `a`, `(a, b)` or `()`. */
function levelOf(reader: SqlReader): Grouping {
  if (reader.isSymbol('(') && reader.isSymbol(')', 1)) {
    reader.take()
    reader.take()
    return new Map()
  }
  const node = reader.expression()
  const items = node.kind === 'row' ? node.items : [node]
  return new Map(items.map((item) => [textOf(item), item]))
}

function joined(groupings: readonly Grouping[]): Grouping {
  return new Map(groupings.flatMap((one) => [...one]))
}

/** Equal for expressions that are written alike. */
export function textOf(node: SqlExpression): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'at') return undefined
    return key === 'name' && typeof value === 'string' ? value.toLowerCase() : value
  })
}
