import { type Block, BLOCKS } from '@plainflow/core'
import { reasonOf } from '@/app/reason-of.ts'
import { queryClient } from '@/app/query-client.ts'
import { lookAt } from '@/data/connections/look-at.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { toast } from '@/design/toast.ts'
import { addFilledIn } from '../shell/edit-actions.ts'

/** What a drag of a table carries. */
export interface PickedTable {
  readonly connection: string
  readonly schema: string
  readonly table: string
}

/** A source block for the table, once its columns are known: without them no block could follow it. */
export async function addTable(
  { connection, schema, table }: PickedTable,
  position?: Block['position'],
): Promise<string | null> {
  try {
    const connections = await queryClient.ensureQueryData(CONNECTIONS)
    const connector = connections.find(({ id }) => id === connection)?.connector
    if (connector === undefined) throw new Error('Its connection is not there any more.')
    const filledIn = fillIn({ connector, connection, schema, table })
    await lookAt(connection, { schema, table })
    return addFilledIn(filledIn.type, filledIn.configuration, table, position)
  } catch (error) {
    toast(`${table} was not added`, reasonOf(error), 'danger')
    return null
  }
}

export function dropTable(carried: string, position: Block['position']): Promise<string | null> {
  return addTable(JSON.parse(carried) as PickedTable, position) // no other drag has this kind
}

function fillIn(source: PickedTable & { readonly connector: string }) {
  for (const { type, readsTable } of BLOCKS) {
    const configuration = readsTable?.({ kind: 'table', ...source })
    if (configuration) return { type, configuration }
  }
  throw new Error(`No block reads tables through ${source.connector}.`)
}
