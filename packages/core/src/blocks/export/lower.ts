import type { Outlet } from '../../relation/program.ts'
import type { Given, Lowered } from '../block.ts'
import type { ExportConfiguration } from './config.ts'
import { fileName } from './file-name.ts'
import { chosenConnection, goesToTable, tableOutlet } from './table-outlet.ts'

export function lower(configuration: ExportConfiguration, given: Given): Lowered {
  return {
    relations: given.inputs.map(({ relation }) => relation),
    outlet: outletOf(configuration, given),
  }
}

function outletOf(configuration: ExportConfiguration, { catalogue }: Given): Outlet {
  const { output } = configuration
  if (!goesToTable(configuration))
    return {
      kind: 'file',
      format: output.format,
      name: fileName(output),
      compress: output.compress,
    }
  const connection = chosenConnection(configuration, catalogue)
  if (!connection) throw new Error('export was lowered without its connection')
  return tableOutlet(configuration, connection)
}
