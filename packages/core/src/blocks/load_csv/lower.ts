import type { Given, Lowered } from '../block.ts'
import type { LoadCsvConfiguration } from './config.ts'

export function lower(configuration: LoadCsvConfiguration, given: Given): Lowered {
  const { datasetId } = configuration.dataSource.config
  const columns = given.catalogue.datasets.find(({ id }) => id === datasetId)?.columns ?? []
  return { relations: [{ kind: 'from', dataset: datasetId, columns }] }
}
