import type { CatalogueDataset } from '../../pipeline/catalogue.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { datasetByName, linkDataset } from '../../sentence-to-plan/link-dataset.ts'
import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { LoadCsvConfiguration } from './config.ts'

/** The block in words, and below it the same words back. */
export function describe({ dataSource }: LoadCsvConfiguration, given: Given): string {
  const { datasetId, filePath } = dataSource.config
  const { datasets } = given.catalogue
  const dataset = datasets.find(({ id }) => id === datasetId)
  if (!dataset) return filePath === '' ? 'Load a file' : `Load ${sayFile(filePath)}`
  const names = [dataset.filename, dataset.name, dataset.id]
  const unmistakable = names.find((name) => datasetByName(name, datasets) === dataset)
  return `Load ${sayFile(unmistakable ?? dataset.filename)}`
}

export function called({ dataSource }: LoadCsvConfiguration, given: Given): string | null {
  const { datasetId } = dataSource.config
  return given.catalogue.datasets.find(({ id }) => id === datasetId)?.name ?? null
}

function sayFile(name: string): string {
  return /^[a-z0-9_]+(?:[.-][a-z0-9_]+)*\.[a-z]+$/i.test(name) ? name : sayQuoted(name)
}

export const openers = ['load', 'read', 'open', 'import', 'use', 'start with', 'start from']

const LEADING = ['from', 'take', 'in', 'of', 'using', 'with']
const FILLERS = ['the', 'my', 'our', 'this', 'that', 'data', 'dataset', 'file', 'table', 'csv']
const LINKING = ['from', 'in', 'of', 'called', 'named']

export function understand(
  clause: string,
  given: Given,
): Understood<LoadCsvConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  const said = reader.takeAny(openers)
  const leading = said ?? reader.takeAny(LEADING)
  if (leading === null) return null
  reader.skip([...FILLERS, ...LINKING])
  const linked = linkDataset(reader, given.catalogue.datasets)
  if (linked) {
    reader.skip(FILLERS)
    const rest = reader.rest()
    return {
      configuration: reads(linked.dataset),
      confidence: said === null ? 0.6 : 0.95,
      assumptions: linked.assumption === undefined ? [] : [linked.assumption],
      ...(rest === '' ? {} : { rest }),
    }
  }
  return said === null ? null : loadUnnamed(reader, given)
}

/** "Load the data": the only dataset, or a word on which there are. */
function loadUnnamed(
  reader: ClauseReader,
  given: Given,
): Understood<LoadCsvConfiguration> | Misunderstood {
  const { datasets } = given.catalogue
  const [only] = datasets
  if (!only)
    return { problem: 'There is no dataset yet. Upload a CSV file first.', confidence: 0.9 }
  // A lone "open" may well be a value of the clause before: "status is closed and open".
  if (reader.done && reader.words.length > 1 && datasets.length === 1) {
    return {
      configuration: reads(only),
      confidence: 0.9,
      assumptions: [`Took ${only.filename}, the only dataset.`],
    }
  }
  const names = datasets.slice(0, 8).map(({ filename }) => filename)
  const problem = reader.done
    ? `Which dataset should be loaded? There are: ${names.join(', ')}.`
    : `There is no dataset called "${reader.rest().slice(0, 60)}". There are: ${names.join(', ')}.`
  return { problem, confidence: 0.8 }
}

const FORMATS = { json: 'json', parquet: 'parquet', xlsx: 'excel', xls: 'excel' } as const

export function reads(dataset: CatalogueDataset): LoadCsvConfiguration {
  const ending = dataset.filename.split('.').at(-1)?.toLowerCase() ?? ''
  const format = Object.entries(FORMATS).find(([known]) => known === ending)?.[1] ?? 'csv'
  return {
    dataSource: {
      type: 'file',
      config: { filePath: dataset.filename, datasetId: dataset.id, format },
    },
  }
}

export function examples(dataset: CatalogueDataset): readonly string[] {
  return [`load ${sayFile(dataset.filename)}`]
}
