import type { Given, Lowered } from '../block.ts'
import type { LoadCsvConfiguration } from './config.ts'
import { chosenDataset } from './chosen-dataset.ts'

export function lower(configuration: LoadCsvConfiguration, given: Given): Lowered {
  const dataset = chosenDataset(configuration, given.catalogue)
  const { datasetId } = configuration.dataSource.config
  const { id = datasetId, columns = [] } = dataset ?? {}
  return { relations: [{ kind: 'from', dataset: id, columns }] }
}
