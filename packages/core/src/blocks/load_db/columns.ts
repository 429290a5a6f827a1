import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogueConnection } from '../../tables/catalogue.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import type { OutsideSource } from '../../relation/source.ts'
import type { ColumnRule, Given } from '../block.ts'
import { askedSource, chosenConnection, knownColumns } from './asked-source.ts'
import type { LoadDbConfiguration } from './config.ts'

export function columns(configuration: LoadDbConfiguration, given: Given): ColumnRule {
  const wrong = whatIsWrong(configuration, given)
  if (wrong) return { columns: [], diagnostics: [wrong] }
  return { columns: [knownColumns(configuration, given.catalogue) ?? []], diagnostics: [] }
}

function whatIsWrong(configuration: LoadDbConfiguration, given: Given): Diagnostic | null {
  const { dbType, connectionId, connectionString, tableName, query } =
    configuration.dataSource.config
  const { connections = [] } = given.catalogue
  if (connectionId === '' && connectionString !== '') return addressInBlock(given)
  if (connectionId === '' && dbType === 'sqlite') return inFile(given)
  if (connectionId === '') return noConnection(connections, given)
  const connection = chosenConnection(configuration, given.catalogue)
  const source = askedSource(configuration, given.catalogue)
  if (!connection || !source) return unknownConnection(connections, given)
  if (tableName === '' && query === '') return noTable(given)
  if (knownColumns(configuration, given.catalogue)) return null
  return unknownTable(connection, source, tableName, given)
}

function addressInBlock(given: Given): Diagnostic {
  return {
    code: 'load_db/address-in-block',
    severity: 'error',
    at: { block: given.block, field: 'dataSource.config.connectionString' },
    message: 'This block holds an address of its own, which may have a password in it.',
    hint: 'Save the pipeline: the address is moved into a connection. Or choose a connection.',
  }
}

function inFile(given: Given): Diagnostic {
  return {
    code: 'load_db/in-file',
    severity: 'error',
    at: { block: given.block, field: 'dataSource.config.dbType' },
    message: 'A database of SQLite is a file, and no connection leads to it.',
    hint: 'Upload the file: each of its tables is a dataset, which a Load CSV block reads.',
  }
}

function noConnection(connections: readonly CatalogueConnection[], given: Given): Diagnostic {
  return {
    code: 'load_db/no-connection',
    severity: 'error',
    at: { block: given.block, field: 'dataSource.config.connectionId' },
    message: 'No connection is chosen.',
    hint:
      connections.length === 0
        ? 'Add a connection in the Database tab, then choose it here.'
        : 'Choose one of your connections.',
  }
}

function unknownConnection(connections: readonly CatalogueConnection[], given: Given): Diagnostic {
  const names = connections.map(({ name }) => `"${name}"`).join(', ')
  return {
    code: 'load_db/unknown-connection',
    severity: 'error',
    at: { block: given.block, field: 'dataSource.config.connectionId' },
    message: 'The connection of this block is not available.',
    hint:
      names === ''
        ? 'It may have been removed: add it again in the Database tab.'
        : `It may have been removed. There are: ${names}.`,
  }
}

function noTable(given: Given): Diagnostic {
  return {
    code: 'load_db/no-table',
    severity: 'error',
    at: { block: given.block, field: 'dataSource.config.tableName' },
    message: 'No table is chosen.',
    hint: 'Choose a table, or write a query.',
  }
}

function unknownTable(
  { name, known }: CatalogueConnection,
  { kind }: OutsideSource,
  table: string,
  given: Given,
): Diagnostic {
  const isTable = kind === 'table'
  const tables = known.flatMap(({ source }) => (source.kind === 'table' ? [source.table] : []))
  const nearest = isTable ? nearestName(table, tables) : null
  return {
    code: 'load_db/unknown-columns',
    severity: 'error',
    at: { block: given.block, field: `dataSource.config.${isTable ? 'tableName' : 'query'}` },
    message: isTable
      ? `The columns of "${table}" are not known.`
      : 'The columns of this query are not known.',
    hint:
      nearest === null
        ? `Choose it again in the block, so that "${name}" is asked for them.`
        : `Did you mean "${nearest}"? Otherwise choose it again in the block, so that "${name}" is asked.`,
    data: { nearest },
  }
}
