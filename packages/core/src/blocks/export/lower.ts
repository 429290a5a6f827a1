import type { ArtifactOutlet, Outlet } from '../../relation/program.ts'
import type { Given, Lowered } from '../block.ts'
import type { ExportConfiguration } from './config.ts'
import { fileName } from './file-name.ts'
import { reportCells } from './report-cells.ts'
import { chosenConnection, goesToTable, tableOutlet } from './table-outlet.ts'

export function lower(configuration: ExportConfiguration, given: Given): Lowered {
  return {
    relations: given.inputs.map(({ relation }) => relation),
    outlet: outletOf(configuration, given),
  }
}

function outletOf(configuration: ExportConfiguration, { catalogue }: Given): Outlet {
  const { output } = configuration
  if (!goesToTable(configuration)) {
    const { format } = output
    if (format === 'report') return reportOutlet(configuration)
    return {
      kind: 'file',
      format,
      name: fileName(output),
      compress: output.compress,
    }
  }
  const connection = chosenConnection(configuration, catalogue)
  if (!connection) throw new Error('export was lowered without its connection')
  return tableOutlet(configuration, connection)
}

function reportOutlet({ output }: ExportConfiguration): ArtifactOutlet {
  const name = fileName(output.path.trim() === '' ? { ...output, path: 'Report' } : output)
  const title = name.slice(0, name.lastIndexOf('.'))
  return {
    kind: 'artifact',
    name,
    mediaType: 'text/html',
    made: { kind: 'report', title },
    cells: reportCells(title),
  }
}
