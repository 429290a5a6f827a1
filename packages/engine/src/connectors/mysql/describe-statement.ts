import type { Connection, PrepareStatementInfo } from 'mysql2'
import type { DescribedColumn } from './column-type.ts'

/**
 * Has the server read a statement without carrying it out: several statements, or one that is not valid, are
 * refused by the protocol itself.
 */
export function describeStatement(
  connection: Connection,
  sql: string,
): Promise<{ readonly columns: readonly DescribedColumn[]; readonly parameters: number }> {
  return new Promise((resolve, reject) => {
    connection.prepare(sql, (error, statement) => {
      if (error) return reject(error)
      // Not in its types; all of it is what the protocol says of a statement.
      const { columns, parameters } = statement as unknown as Described
      connection.unprepare(sql)
      return resolve({ columns: columns.map(described), parameters: parameters.length })
    })
  })
}

interface Described extends PrepareStatementInfo {
  readonly columns: readonly Field[]
  readonly parameters: readonly unknown[]
}

interface Field {
  readonly name: string
  readonly columnType: number
  readonly columnLength: number
  readonly decimals: number
  readonly characterSet: number
  readonly flags: number
  readonly extendedTypeName?: string
  readonly extendedFormat?: string
}

/** The number of the character set of bytes. */
const BINARY = 63

function described(field: Field): DescribedColumn {
  return {
    name: field.name,
    type: field.columnType,
    length: field.columnLength,
    decimals: field.decimals,
    isBinary: field.characterSet === BINARY,
    flags: field.flags,
    extended: field.extendedTypeName ?? field.extendedFormat ?? '',
  }
}
