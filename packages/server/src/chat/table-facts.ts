import type { TableFacts } from '@plainflow/models'
import { inArray } from 'drizzle-orm'
import type { WithDatasetFiles } from '../datasets/dataset-files.ts'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import { withData } from '../datasets/with-data.ts'
import type { WithTableBrowsers } from '../datasets/browse/table-browsers.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { WithStore } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'

/** Of more tables no rows are looked up: somebody waits. */
const MOST_LOOKED_INTO = 8
const ROWS = 3

interface Needs extends WithStore, WithEngineTurns, WithDatasetFiles, WithTableBrowsers {}

/**
 * What a model is told of tables beyond their columns: how much is empty, where a profile is there
 * already, and a few whole rows where the user lets it see cells.
 */
export async function tableFacts(
  services: Needs,
  owned: readonly StoredDataset[],
  sharesCells: boolean,
): Promise<ReadonlyMap<string, TableFacts>> {
  const nulls = await knownNulls(services, owned)
  const facts = new Map<string, TableFacts>()
  for (const [at, dataset] of owned.entries()) {
    const isRead = sharesCells && dataset.dataFile !== null && at < MOST_LOOKED_INTO
    const empty = nulls.get(dataset.id)
    const rows = isRead ? await firstRows(services, dataset) : []
    facts.set(dataset.id, { ...(empty ? { nulls: empty } : {}), rows })
  }
  return facts
}

/** By dataset, the empty cells of each column. */
async function knownNulls({ store }: WithStore, owned: readonly StoredDataset[]) {
  const ids = owned.map(({ id }) => id)
  if (ids.length === 0) return new Map<string, Record<string, number>>()
  const stored = await store.db
    .select({ id: datasets.id, profile: datasets.profile })
    .from(datasets)
    .where(inArray(datasets.id, ids))
  return new Map(
    stored.flatMap(({ id, profile }) => {
      // Of a large table a profile tells of its first rows only.
      if (!profile || profile.profiledRows < profile.rowCount) return []
      return [
        [id, Object.fromEntries(profile.columns.map((one) => [one.name, one.nulls]))] as const,
      ]
    }),
  )
}

async function firstRows(
  services: WithEngineTurns & WithDatasetFiles & WithTableBrowsers,
  dataset: StoredDataset,
): Promise<NonNullable<TableFacts['rows']>> {
  const page = await services.engineTurns.take(dataset.userId, () =>
    withData(services, dataset, (path) =>
      services.tableBrowsers.page(path, { offset: 0, limit: ROWS }),
    ),
  )
  return page.rows
}
