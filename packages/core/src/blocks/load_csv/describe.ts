import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { datasetByName } from '../../tables/link-dataset.ts'
import { sayQuoted } from '../../words/say.ts'
import type { Given } from '../block.ts'
import { chosenDataset } from './chosen-dataset.ts'
import type { LoadCsvConfiguration } from './config.ts'
import { fileFormat } from './file-format.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ dataSource }: LoadCsvConfiguration, given: Given): string {
  const { datasetId, filePath, sheet = '' } = dataSource.config
  const { datasets } = given.catalogue
  const dataset = datasets.find(({ id }) => id === datasetId)
  const load = sheet === '' ? 'Load' : `Load the sheet ${sayQuoted(sheet)} of`
  if (!dataset) return filePath === '' ? 'Load a file' : `${load} ${sayFile(filePath)}`
  const names = [dataset.filename, dataset.name, dataset.id]
  const known = sheet !== '' && dataset.sheet === sheet ? holding(sheet, datasets) : datasets
  const unmistakable = names.find((name) => datasetByName(name, known) === dataset)
  return `${load} ${sayFile(unmistakable ?? dataset.filename)}`
}

export function called(configuration: LoadCsvConfiguration, given: Given): string | null {
  const { filePath } = configuration.dataSource.config
  const stem = filePath.replace(/^.*\//, '').replace(/\.[^.]{1,10}$/, '')
  return chosenDataset(configuration, given.catalogue)?.name ?? (stem || null)
}

function sayFile(name: string): string {
  return /^[a-z0-9_]+(?:[.-][a-z0-9_]+)*\.[a-z]+$/i.test(name) ? name : sayQuoted(name)
}

export const openers = [
  'load',
  'ingest',
  'read',
  'open',
  'import',
  'use',
  'start with',
  'start from',
  'fetch',
  'grab',
  'pull',
]

export function holding(sheet: string, datasets: readonly CatalogueDataset[]) {
  return datasets.filter((dataset) => dataset.sheet === sheet)
}

export function withSheet(
  { dataSource }: LoadCsvConfiguration,
  sheet: string | null,
): LoadCsvConfiguration {
  if (sheet === null) return { dataSource }
  return { dataSource: { ...dataSource, config: { ...dataSource.config, sheet } } }
}

/** Where a workbook has several sheets the one meant is named, so that the file alone is enough. */
export function reads({
  id,
  filename,
  sheet,
  sheets = [],
}: CatalogueDataset): LoadCsvConfiguration {
  const config = { filePath: filename, datasetId: id, format: fileFormat(filename) }
  const isOneOfMany = sheet !== undefined && sheets.length > 1
  return withSheet({ dataSource: { type: 'file', config } }, isOneOfMany ? sheet : null)
}

export function examples(dataset: CatalogueDataset): readonly string[] {
  return [`load ${sayFile(dataset.filename)}`]
}
