import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { SampleKey } from '@plainflow/core'
import { type AddingNeeds, addTogether } from '../datasets/receive/add-together.ts'
import { ownDatasets, type StoredDataset } from '../datasets/own-datasets.ts'
import { firstProject } from '../projects/own-projects.ts'
import type { Queries } from '../store/open-store.ts'
import { coffeeTables } from './coffee.ts'
import { houseTables } from './houses.ts'
import { type SampleTable, tableToCsv } from './sample-table.ts'
import { shopTables } from './shop.ts'
import { subscriberTables } from './subscribers.ts'
import { supportTables } from './support.ts'

/** A table of a sample, and the dataset that holds it: its name may be another. */
export interface SampleDataset {
  readonly table: string
  readonly dataset: StoredDataset
}

/**
 * Adds the tables of a sample to a project; those that are in it already, as they were added, are not
 * added again. What is made of them by `then` is stored with them, or nothing is.
 */
export async function addSample<T>(
  services: AddingNeeds,
  userId: string,
  { sample, projectId }: { sample: SampleKey; projectId?: string | null | undefined },
  then: (tx: Queries, tables: readonly SampleDataset[]) => Promise<T>,
): Promise<T> {
  const { db } = services.store
  const texts = CATALOGUE[sample].tables().map((table) => {
    const text = tableToCsv(table)
    return { table, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
  const project = projectId ?? (await firstProject(db, userId))
  const before = await ownDatasets(db, userId)
  const missing = texts.filter(({ checksum }) => !findAsAdded(before, project, checksum))
  let made: { readonly value: T } | undefined
  await addTogether(
    services,
    userId,
    missing.map(({ table: { name, description }, text }) => ({
      filename: `${name}.csv`,
      content: Readable.from([Buffer.from(text)]),
      labels: { name: nameBeside(before, name), description, projectId },
    })),
    async (tx, added) => {
      const tables = texts.map(({ table, checksum }): SampleDataset => {
        const kept = findAsAdded(before, project, checksum)
        const dataset = kept ?? added.find((row) => row.checksum === checksum)
        if (!dataset) throw new Error(`The sample table "${table.name}" was not added`)
        return { table: table.name, dataset }
      })
      made = { value: await then(tx, tables) }
    },
  )
  if (!made) throw new Error('A sample was stored, and not what is made of it')
  return made.value
}

/** One that the user has read another way or given other rows is not the sample any more. */
function findAsAdded(
  rows: readonly StoredDataset[],
  project: string | null,
  checksum: string,
): StoredDataset | undefined {
  return rows.find(
    (row) =>
      row.projectId === project &&
      row.checksum === checksum &&
      row.status === 'ready' &&
      Object.keys(row.overrides).length === 0,
  )
}

/** The user's own "orders" keep their name, and which are the sample can be seen. */
function nameBeside(rows: readonly StoredDataset[], name: string): string {
  return rows.some((row) => row.name.toLowerCase() === name) ? `sample ${name}` : name
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
  subscribers: {
    title: 'Phone subscribers',
    description: 'Who left last year, and who is there now: for a model of who leaves next',
    tables: subscriberTables,
  },
  houses: {
    title: 'House prices',
    description: 'Houses sold in a year and houses for sale: for a model of what one is worth',
    tables: houseTables,
  },
  coffee: {
    title: 'Coffee roaster',
    description: 'A year of purchases and who made them: for groups of customers',
    tables: coffeeTables,
  },
}
