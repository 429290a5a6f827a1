import type { SchemaTable } from '../../../tables/schema.ts'

/** "The id and full name": the name, whole as it stands in one column or two, unless one is called full. */
export function spellFullName(sentence: string, tables: readonly SchemaTable[]): string {
  const isCalled = tables.some(({ columns }) =>
    columns.some(({ words }) => words.some(({ stem }) => stem === 'full')),
  )
  return isCalled ? sentence : sentence.replaceAll(/\bfull (?=names?\b)/gi, '')
}
