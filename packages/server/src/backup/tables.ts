import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../store/schema.ts'

/** Every table of the schema, each after those it refers to. */
export function tablesInOrder(): string[] {
  const all = Object.values<unknown>(schema).filter((value) => is(value, PgTable))
  const tables = new Map(
    all.map((table) => {
      const { name, foreignKeys } = getTableConfig(table)
      const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
      return [name, refersTo.filter((other) => other !== name)]
    }),
  )
  const ordered: string[] = []
  const visit = (name: string): void => {
    if (ordered.includes(name)) return
    for (const other of tables.get(name) ?? []) visit(other)
    ordered.push(name)
  }
  for (const name of tables.keys()) visit(name)
  return ordered
}
