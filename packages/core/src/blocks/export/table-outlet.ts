import type { Catalogue, CatalogueConnection } from '../../tables/catalogue.ts'
import type { TableOutlet, WriteMode } from '../../relation/program.ts'
import { connectionOf } from '../connection-of.ts'
import type { ExportConfiguration } from './config.ts'

/** What a table is written by where nothing is said: nothing that is there is lost. */
export const FIRST_MODE: WriteMode = 'append'

export function goesToTable({ output }: ExportConfiguration): boolean {
  return output.to === 'table'
}

export function chosenConnection(
  { output }: ExportConfiguration,
  catalogue: Catalogue,
): CatalogueConnection | undefined {
  return connectionOf(catalogue, output.connectionId)
}

export function tableOutlet(
  { output }: ExportConfiguration,
  { id, connector }: CatalogueConnection,
): TableOutlet {
  const { schemaName = '', tableName = '', mode = FIRST_MODE, keys = [] } = output
  return {
    kind: 'table',
    connection: id,
    connector,
    schema: schemaName,
    table: tableName,
    mode,
    keys: mode === 'upsert' ? keys : [],
  }
}
