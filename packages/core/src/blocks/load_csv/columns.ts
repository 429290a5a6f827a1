import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import type { ReadFormat } from '../../relation/program.ts'
import type { ColumnRule, Given } from '../block.ts'
import { chosenDataset, sheetsBeside } from './chosen-dataset.ts'
import type { LoadCsvConfiguration } from './config.ts'
import { fileFormat } from './file-format.ts'

const FIELD = 'dataSource.config.datasetId'

export function columns(configuration: LoadCsvConfiguration, given: Given): ColumnRule {
  const { datasetId, filePath, format, sheet = '' } = configuration.dataSource.config
  const { datasets } = given.catalogue
  const named = datasets.find(({ id }) => id === datasetId)
  const chosen = chosenDataset(configuration, given.catalogue)
  if (!named) {
    const missing = datasetId === '' ? noDataset(given) : unknownDataset(filePath, given)
    return { columns: [], diagnostics: [missing] }
  }
  if (!chosen) return { columns: [], diagnostics: [unknownSheet(sheet, named, given)] }
  const isOther = format !== fileFormat(chosen.filename)
  return {
    columns: [chosen.columns],
    diagnostics: isOther ? [otherFormat(format, chosen.filename, given)] : [],
  }
}

const FORMAT_LABELS = {
  csv: 'CSV',
  json: 'JSON',
  parquet: 'Parquet',
  excel: 'Excel',
  sqlite: 'SQLite',
} as const

function otherFormat(format: ReadFormat, filename: string, given: Given): Diagnostic {
  const actual = FORMAT_LABELS[fileFormat(filename)]
  return {
    code: 'load_csv/other-format',
    severity: 'info',
    at: { block: given.block, field: 'dataSource.config.format' },
    message: `"${filename}" is read as ${actual}, although ${FORMAT_LABELS[format]} is chosen.`,
    hint: `Choose ${actual} as the file type.`,
    data: { format: fileFormat(filename) },
  }
}

function unknownSheet(sheet: string, dataset: CatalogueDataset, given: Given): Diagnostic {
  const { filename, sheets = [] } = dataset
  const code = 'load_csv/unknown-sheet'
  const at = { block: given.block, field: 'dataSource.config.sheet' }
  const error = { code, severity: 'error', at } as const
  if (dataset.sheet === undefined)
    return {
      ...error,
      message: `"${filename}" is neither a workbook nor a database, so it has no sheet "${sheet}".`,
      hint: 'Choose another file, or leave the sheet empty.',
      data: { nearest: null },
    }
  if (sheets.some(({ name }) => name === sheet))
    return {
      ...error,
      message: `The sheet "${sheet}" of "${filename}" has not been read yet.`,
      hint: 'It is read once it is chosen in the block.',
      data: { nearest: null },
    }
  const read = sheetsBeside(dataset, given.catalogue.datasets).map((each) => each.sheet ?? '')
  const nearest = nearestName(sheet, [...sheets.map(({ name }) => name), ...read])
  return {
    ...error,
    message: `"${filename}" has no sheet "${sheet}".`,
    hint:
      nearest === null
        ? `Choose another one; the dataset holds "${dataset.sheet}".`
        : `"${nearest}" is there: choose it.`,
    data: { nearest },
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
        ? 'Upload a file, then choose it here.'
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
