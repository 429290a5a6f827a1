import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { checkColumns, problemAt } from '../check-column.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { ExportConfiguration, ExportFormat } from './config.ts'
import { chosenConnection, FIRST_MODE, goesToTable } from './table-outlet.ts'

export function columns(configuration: ExportConfiguration, given: Given): ColumnRule {
  return {
    columns: [given.inputs[0]?.columns ?? []],
    diagnostics: goesToTable(configuration)
      ? wrongTable(configuration, given)
      : wrongFile(configuration, given),
  }
}

function wrongFile({ output }: ExportConfiguration, given: Given): readonly Diagnostic[] {
  const why = output.compress ? WHY_NOT_COMPRESSED[output.format] : undefined
  if (why === undefined) return []
  return [
    {
      code: 'export/already-compressed',
      severity: 'info',
      at: { block: given.block, field: 'output.compress' },
      message: `${why}; the switch changes nothing.`,
      hint: 'Switch compression off, or choose another format.',
    },
  ]
}

const WHY_NOT_COMPRESSED: Readonly<Partial<Record<ExportFormat, string>>> = {
  excel: 'An Excel file is compressed by its nature',
  report: 'A report is a page to open as it is',
}

function wrongTable(configuration: ExportConfiguration, given: Given): readonly Diagnostic[] {
  const { tableName = '', mode = FIRST_MODE, keys = [] } = configuration.output
  const place = (field: string) => ({
    block: given.block,
    owner: 'export',
    field: `output.${field}`,
  })
  const connection = chosenConnection(configuration, given.catalogue)
  if (!connection) {
    const hint = 'Choose one of your connections, or add one in the Database tab.'
    const message = 'No connection is chosen to write to.'
    return [problemAt(place('connectionId'), 'no-connection', message, hint)]
  }
  const ways = connection.writes
  if (!ways.includes(mode)) {
    const hint =
      ways.length > 0
        ? `Choose one of: ${ways.join(', ')}.`
        : 'Choose another connection, or write a file.'
    return [
      problemAt(place('mode'), 'cannot-write', `"${connection.name}" is not written so.`, hint),
    ]
  }
  if (tableName.trim() === '')
    return [problemAt(place('tableName'), 'no-table', 'No table is named.', 'Name the table.')]
  if (mode !== 'upsert') return []
  if (keys.length === 0) {
    const message = 'Without a key nobody can tell which rows are there already.'
    return [
      problemAt(place('keys'), 'no-keys', message, 'Choose the columns that tell rows apart.'),
    ]
  }
  return checkColumns(keys, given.inputs[0]?.columns ?? [], place('keys'))
}
