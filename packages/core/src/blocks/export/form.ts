import { WRITE_MODES } from '../../relation/program.ts'
import type { WriteMode } from '../../relation/program.ts'
import type { Form } from '../form.ts'
import { EXPORT_FORMATS, type ExportFormat } from './config.ts'

/** The formats as people write them, in the form and in the block's sentence. */
export const FORMAT_NAMES: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  json: 'JSON',
  excel: 'Excel',
  parquet: 'Parquet',
  report: 'Report (HTML)',
}

const TO_FILE = { path: 'output.to', oneOf: [undefined, 'file'] } as const
const TO_TABLE = { path: 'output.to', equals: 'table' } as const

const MODE_LABELS: Readonly<Record<WriteMode, string>> = {
  append: 'Add the rows to it',
  replace: 'Put the rows in the place of what is there',
  upsert: 'Change rows with the same key, add the others',
  create: 'Make it anew; there must be none yet',
}

export const form: Form = {
  fields: [
    {
      path: 'output.to',
      label: 'Write to',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'file', label: 'A file' },
        { value: 'table', label: 'A table of a database' },
      ],
    },
    {
      path: 'output.connectionId',
      label: 'Connection',
      widget: 'connection',
      tab: 'configuration',
      showWhen: TO_TABLE,
    },
    {
      path: 'output.tableName',
      label: 'Table',
      placeholder: 'revenue_by_region',
      widget: 'table',
      tab: 'configuration',
      showWhen: TO_TABLE,
    },
    {
      path: 'output.mode',
      label: 'What becomes of the table',
      widget: 'select',
      tab: 'configuration',
      options: WRITE_MODES.map((value) => ({ value, label: MODE_LABELS[value] })),
      showWhen: TO_TABLE,
    },
    {
      path: 'output.keys',
      label: 'Key',
      help: 'The columns that tell rows apart.',
      widget: 'columns',
      tab: 'configuration',
      showWhen: { path: 'output.mode', equals: 'upsert' },
    },
    {
      path: 'output.format',
      label: 'Format',
      showWhen: TO_FILE,
      widget: 'select',
      tab: 'configuration',
      options: EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] })),
    },
    {
      path: 'output.path',
      label: 'File name',
      showWhen: TO_FILE,
      help: 'The ending follows the format.',
      placeholder: 'west',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'output.compress',
      label: 'Compress the file',
      showWhen: TO_FILE,
      widget: 'switch',
      tab: 'configuration',
    },
  ],
}
