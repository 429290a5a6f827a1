import type { Db } from 'mongodb'
import type { OutsideTable, Reach } from '../connector.ts'
import { inSession } from './session.ts'
import { STAGED } from './staged.ts'

const MOST = 20_000
/** Of so many the documents are counted, as far as the server knows their number by heart. */
const MOST_COUNTED = 500

/** The collections and views of the connection's database, by name. */
export function tables(reach: Reach): Promise<readonly OutsideTable[]> {
  return inSession(reach, async ({ database }) => {
    const own = database()
    const found = (await listed(own)).slice(0, MOST)
    const told: OutsideTable[] = []
    for (const { name, type } of found) {
      const kind = type === 'view' ? ('view' as const) : ('table' as const)
      const isCounted = kind === 'table' && told.length < MOST_COUNTED
      const rows = isCounted ? await counted(own, name) : null
      told.push({ schema: own.databaseName, name, kind, rows })
    }
    return told
  })
}

export async function listed(
  database: Db,
  filter: { readonly name?: string } = {},
): Promise<readonly { readonly name: string; readonly type: string }[]> {
  const found = await database
    .listCollections(filter, { nameOnly: true, authorizedCollections: true })
    .toArray()
  return found
    .filter(({ name }) => filter.name === undefined || name === filter.name)
    .map(({ name, type }) => ({ name, type: type ?? 'collection' }))
    .filter(({ name }) => !name.startsWith('system.') && !name.startsWith(STAGED))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Listed is not yet allowed to be counted. */
async function counted(database: Db, name: string): Promise<number | null> {
  return database
    .collection(name)
    .estimatedDocumentCount()
    .catch(() => null)
}
