import { FILE_FORMATS } from '../../relation/program.ts'
import type { FileFormat } from '../../relation/program.ts'
import type { Form } from '../form.ts'

/** The formats as people write them, in the form and in the block's sentence. */
export const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = {
  csv: 'CSV',
  json: 'JSON',
  excel: 'Excel',
  parquet: 'Parquet',
}

export const form: Form = {
  fields: [
    {
      path: 'output.format',
      label: 'Format',
      widget: 'select',
      tab: 'configuration',
      options: FILE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] })),
    },
    {
      path: 'output.path',
      label: 'File name',
      help: 'The ending follows the format.',
      placeholder: 'west',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'output.compress',
      label: 'Compress the file',
      widget: 'switch',
      tab: 'configuration',
    },
  ],
}
