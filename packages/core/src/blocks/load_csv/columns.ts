import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { LoadCsvConfiguration } from './config.ts'

const FIELD = 'dataSource.config.datasetId'

export function columns(configuration: LoadCsvConfiguration, given: Given): ColumnRule {
  const { datasetId, filePath } = configuration.dataSource.config
  const dataset = given.catalogue.datasets.find(({ id }) => id === datasetId)
  if (dataset) return { columns: [dataset.columns], diagnostics: [] }
  return {
    columns: [],
    diagnostics: [datasetId === '' ? noDataset(given) : unknownDataset(filePath, given)],
  }
}

function noDataset(given: Given): Diagnostic {
  return {
    code: 'load_csv/no-dataset',
    severity: 'error',
    at: { block: given.block, field: FIELD },
    message: 'No dataset is chosen.',
    hint:
      given.catalogue.datasets.length === 0
        ? 'Upload a CSV file, then choose it here.'
        : 'Choose one of the uploaded files.',
  }
}

function unknownDataset(filePath: string, given: Given): Diagnostic {
  const names = given.catalogue.datasets.map(({ filename }) => filename)
  const nearest = nearestName(filePath, names)
  return {
    code: 'load_csv/unknown-dataset',
    severity: 'error',
    at: { block: given.block, field: FIELD },
    message: `The dataset ${filePath === '' ? 'of this block' : `"${filePath}"`} is not available.`,
    hint:
      nearest === null
        ? 'It may have been deleted: upload it again, or choose another file.'
        : `It may have been deleted. "${nearest}" is available: choose it, or upload the file again.`,
    data: { nearest },
  }
}
