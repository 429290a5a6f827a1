import { FUNCTIONS, importSql } from '@plainflow/core'
import { callsOf, type Shape, shapesOf } from './functions.ts'
import { byKind, type Kind, KINDS } from './kinds.ts'
import { choice, isNever } from './rule.ts'
import { seeded } from './seeded.ts'
import { walk } from './walk.ts'

const COLUMNS = { numeric: 'n', text: 't', moment: 'd', boolean: 'b' } as const
const TRIES = 6

let known: readonly Shape[] | undefined

/**
 * How functions are called in SQL: ours, except for those whose names mean something else there. The
 * reader of SQL itself is asked, once, with a call of each.
 */
export function knownFunctions(): readonly Shape[] {
  if (known) return known
  const names = FUNCTIONS.flatMap(({ name, aliases = [] }) => [name, ...aliases])
  const read = new Set(names.filter(isRead))
  known = shapesOf((name) => read.has(name))
  return known
}

function isRead(name: string): boolean {
  const column = byKind((kind) => ({ kind: 'text', text: COLUMNS[kind] }))
  const given = { column, simple: column, condition: column.boolean }
  const calls = callsOf(
    shapesOf((one) => one === name),
    given,
  )
  const root = choice(...KINDS.map((kind: Kind) => calls[kind]))
  if (isNever(root)) return false
  return Array.from({ length: TRIES }, (_, at) => seeded(at)).some((random) => {
    const sql = `SELECT ${walk({ root, rules: new Map() }, random)} AS x FROM probe`
    return 'pipeline' in importSql(sql, PROBE)
  })
}

const PROBE = {
  datasets: [
    {
      id: 'probe',
      name: 'probe',
      filename: 'probe.csv',
      columns: [
        { name: COLUMNS.numeric, type: 'integer' },
        { name: COLUMNS.text, type: 'text' },
        { name: COLUMNS.moment, type: 'timestamp' },
        { name: COLUMNS.boolean, type: 'boolean' },
      ],
    },
  ],
} as const
