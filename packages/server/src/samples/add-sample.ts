import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { SAMPLES } from '@plainflow/contract'
import { addTogether } from '../datasets/add-together.ts'
import { ownDatasets, type StoredDataset } from '../datasets/own-datasets.ts'
import { projectFor } from '../projects/own-projects.ts'
import type { Services } from '../services.ts'
import { type SampleTable, tableToCsv } from './sample-table.ts'
import { shopTables } from './shop.ts'
import { supportTables } from './support.ts'

type SampleKey = (typeof SAMPLES)[number]

/** Adds the tables of a sample to a project; those that are in it already are not added again. */
export async function addSample(
  services: Services,
  userId: string,
  { sample, projectId }: { sample: SampleKey; projectId?: string | null | undefined },
): Promise<StoredDataset[]> {
  const { db } = services.store
  const project = await db.transaction((tx) => projectFor(tx, userId, projectId))
  const texts = CATALOGUE[sample].tables().map((table) => ({ table, text: tableToCsv(table) }))
  const isSame = (text: string) => {
    const checksum = createHash('sha256').update(text).digest('hex')
    return (row: StoredDataset) => row.projectId === project && row.checksum === checksum
  }
  const before = await ownDatasets(db, userId)
  const missing = texts.filter(({ text }) => !before.some(isSame(text)))
  await addTogether(
    services,
    userId,
    missing.map(({ table: { name, description }, text }) => ({
      filename: `${name}.csv`,
      content: Readable.from([Buffer.from(text)]),
      labels: { name, description, projectId: project },
    })),
  )
  const after = await ownDatasets(db, userId)
  return texts.flatMap(({ text }) => after.find(isSame(text)) ?? [])
}

export function describeSamples() {
  return Object.entries(CATALOGUE).map(([key, { title, description, tables }]) => ({
    key: key as SampleKey, // the keys of the object are exactly these
    title,
    description,
    tables: tables().map(({ name, rows }) => ({ name, rowCount: rows.length })),
  }))
}

const CATALOGUE: Readonly<
  Record<SampleKey, { title: string; description: string; tables: () => SampleTable[] }>
> = {
  shop: {
    title: 'Online shop',
    description: 'A year of orders, with the customers and the products',
    tables: shopTables,
  },
  support: {
    title: 'Support desk',
    description: 'Half a year of tickets, with the people who answered them',
    tables: supportTables,
  },
}
