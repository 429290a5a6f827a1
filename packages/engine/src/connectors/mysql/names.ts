import { OutsideFailed, type Reach } from '../connector.ts'

/** The server would refuse it, in words about its own syntax. */
const MOST_LETTERS = 64

/** A name in quotes, whatever it is called. */
export function nameSql(name: string): string {
  if (name === '' || name.includes('\0') || [...name].length > MOST_LETTERS)
    throw new OutsideFailed(
      `No table or column can be called "${name.replaceAll('\0', '')}": a name has 1 to ${MOST_LETTERS} letters.`,
    )
  return `\`${name.replaceAll('`', '``')}\``
}

/** The connection's own database. */
export function databaseOf({ settings }: Reach): string {
  return String(settings['database'] ?? '')
}

/** A table with its database: that of the connection where none is named. */
export function tableSql(
  { schema, table }: { readonly schema: string; readonly table: string },
  reach: Reach,
): string {
  return [schema || databaseOf(reach), table].map(nameSql).join('.')
}

/** A text that means the same in every `sql_mode`. */
export function textSql(text: string): string {
  return `_utf8mb4 x'${Buffer.from(text).toString('hex')}'`
}
