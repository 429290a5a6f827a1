import type { WriteMode } from '../../relation/program.ts'
import { sayQuoted } from '../../words/say.ts'
import type { Given } from '../block.ts'
import type { ExportConfiguration } from './config.ts'
import { FORMAT_NAMES } from './form.ts'
import { chosenConnection, FIRST_MODE, goesToTable } from './table-outlet.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe(configuration: ExportConfiguration, given: Given): string {
  const { output } = configuration
  if (goesToTable(configuration)) return describeTable(configuration, given)
  const name = output.path === '' ? '' : ` to ${sayQuoted(output.path)}`
  return `Export as ${FORMAT_NAMES[output.format]}${name}${output.compress ? ', compressed' : ''}`
}

const INTO: Readonly<Record<WriteMode, string>> = {
  append: 'Add the rows to the table',
  replace: 'Replace the table',
  upsert: 'Update the table',
  create: 'Create the table',
}

/** Which connection is meant, no sentence tells: this one is read by people only. */
function describeTable(configuration: ExportConfiguration, { catalogue }: Given): string {
  const { tableName = '', mode = FIRST_MODE, keys = [] } = configuration.output
  const connection = chosenConnection(configuration, catalogue)
  const by = mode === 'upsert' && keys.length > 0 ? ` by ${keys.map(sayQuoted).join(' and ')}` : ''
  const of = connection ? ` of ${sayQuoted(connection.name)}` : ''
  return `${INTO[mode]} ${sayQuoted(tableName)}${of}${by}`
}

export const openers = ['export', 'save', 'write', 'download', 'store', 'output']

export function examples(): readonly string[] {
  return [`export as ${FORMAT_NAMES.parquet}`]
}
