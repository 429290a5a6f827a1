import type { Catalogue, CatalogueDataset } from '../../tables/catalogue.ts'
import type { LoadCsvConfiguration } from './config.ts'

/** The dataset a block reads: the one it names, or that of another sheet of the same workbook. */
export function chosenDataset(
  { dataSource }: LoadCsvConfiguration,
  { datasets }: Catalogue,
): CatalogueDataset | undefined {
  const { datasetId, sheet = '' } = dataSource.config
  const named = datasets.find(({ id }) => id === datasetId)
  if (!named || sheet === '' || named.sheet === sheet) return named
  return sheetsBeside(named, datasets).find((dataset) => dataset.sheet === sheet)
}

/** The datasets made from the same workbook, itself included. */
export function sheetsBeside(
  { filename }: CatalogueDataset,
  datasets: readonly CatalogueDataset[],
): readonly CatalogueDataset[] {
  return datasets.filter((each) => each.filename === filename && each.sheet !== undefined)
}
