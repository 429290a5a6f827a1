import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { ExportConfiguration } from './config.ts'

export function columns(configuration: ExportConfiguration, given: Given): ColumnRule {
  const { format, compress } = configuration.output
  const pointless: Diagnostic = {
    code: 'export/already-compressed',
    severity: 'info',
    at: { block: given.block, field: 'output.compress' },
    message: 'An Excel file is compressed by its nature; the switch changes nothing.',
    hint: 'Switch compression off, or choose another format.',
  }
  return {
    columns: [given.inputs[0]?.columns ?? []],
    diagnostics: format === 'excel' && compress ? [pointless] : [],
  }
}
