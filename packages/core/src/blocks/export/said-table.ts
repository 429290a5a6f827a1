import type { CatalogueConnection } from '../../tables/catalogue.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { restOf } from '../outline-words.ts'
import { saidConnection, type SaidConnection, tableConnections } from '../said-connection.ts'
import { initial } from './config.ts'
import { mannerOf } from './said-manner.ts'

const WRITING =
  /^(?:export|save|write|store|publish|insert|upsert|load|push|deliver|send|put|append|add|copy)\b(?:[^,]{0,60}?\s)??(?:to|into|in|as)\s+(.*)$/is
const REPLACING = /^(?:replace|overwrite|refill)\s+(.*)$/is
const TABLE_SAID =
  /^(?:(?:an?|the|our|my)\s+)?(?:(?:new|existing)\s+)?(?:(?:table|collection)\s+["'“]?([\p{L}_][\p{L}\p{N}_.-]*)["'”]?|["'“]?([\p{L}_][\p{L}\p{N}_.-]*)["'”]?\s+(?:table|collection))(?![\p{L}\p{N}_])(.*)$/isu
const PLACE = /^\s*(?:of|in|on|at|from|to|into)\s+(.*)$/is

/** "write it to the table daily_revenue, replace it", by the connections there are; null where it names no table. */
export function intoTable(clause: string, { catalogue, inputs }: Given): Outlined | null {
  const replaced = REPLACING.exec(clause)?.[1]
  const target = replaced ?? WRITING.exec(clause)?.[1]
  if (target === undefined) return null
  const writable = tableConnections(catalogue).filter(({ writes }) => writes.length > 0)
  const said = tableSaid(target, { ...catalogue, connections: writable })
  if (!said) return null
  const place = said.place ?? onlyOne(writable)
  const { mode, keys, rest, open } = mannerOf(clause, said.rest, replaced !== undefined, inputs)
  return {
    configuration: {
      output: {
        ...initial.output,
        to: 'table',
        mode,
        ...(place ? { connectionId: place.connection.id } : {}),
        ...(place ? schemaOf(said.table, place.connection) : { tableName: said.table }),
        ...(mode === 'upsert' ? { keys } : {}),
      },
    },
    confidence: 0.96,
    reachesOut: true,
    assumptions: place?.assumptions ?? [],
    open: [
      ...(place ? [] : [connectionOpen(writable)]),
      ...(said.table === '' ? ['Which table to write to is still to be said.'] : []),
      ...open,
    ],
    ...restOf(rest),
  }
}

interface SaidTable {
  readonly table: string
  readonly place: SaidConnection | null
  readonly rest: string
}

/** "the table daily_revenue in crm, …", "crm as table daily_revenue" or "crm". */
function tableSaid(target: string, catalogue: Given['catalogue']): SaidTable | null {
  const [, behind, before, rest = ''] = TABLE_SAID.exec(target) ?? []
  const table = behind ?? before
  if (table === undefined) {
    const place = saidConnection(target, catalogue)
    if (!place) return null
    const [, one, other, after] =
      TABLE_SAID.exec(place.rest.replace(/^[\s,]*(?:as|into)\s+/i, '')) ?? []
    return { table: one ?? other ?? '', place, rest: after ?? place.rest }
  }
  const at = PLACE.exec(rest)?.[1]
  const place = at === undefined ? null : saidConnection(at, catalogue)
  return { table, place, rest: place ? place.rest : rest }
}

/** A table that was looked at stands in the schema where it was seen. */
function schemaOf(table: string, { known }: CatalogueConnection) {
  for (const { source } of known)
    if (source.kind === 'table' && source.table === table)
      return { schemaName: source.schema, tableName: table }
  return { tableName: table }
}

function onlyOne(connections: readonly CatalogueConnection[]): SaidConnection | null {
  const [connection, ...more] = connections
  if (!connection || more.length > 0) return null
  const assumptions = [`Took "${connection.name}", the only connection that can be written to.`]
  return { connection, assumptions, rest: '' }
}

function connectionOpen(writable: readonly CatalogueConnection[]): string {
  if (writable.length === 0)
    return 'There is no connection to write to yet: add it in the Database tab, then choose it.'
  const names = writable.map(({ name }) => `"${name}"`).join(', ')
  return `Which connection to write to is still to be said: ${names}.`
}
