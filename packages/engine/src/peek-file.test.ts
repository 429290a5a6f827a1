import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { peekFile, type PeekFileOptions } from './peek-file.ts'
import { makeWorkbook } from './reading/testing/corpus/make-workbook.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

async function peeked(
  content: string | Buffer,
  filename: string,
  options: Partial<PeekFileOptions> = {},
) {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, content)
  return peekFile({ path, filename, ...options })
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at},"täxt, ${at}\nmore"\n`).join('')

test('the beginning of a large file: first rows, provisional types, everything guessed', async () => {
  const { rows, columns, isWhole, reading } = await peeked(`n,t\n${lines(200_000)}x,y\n`, 'a.csv')
  expect(isWhole).toBe(false)
  expect(rows).toHaveLength(100)
  expect(rows[99]).toEqual([99, 'täxt, 99\nmore'])
  // Far down stands a text, which only the reading of all rows finds.
  expect(columns.map(({ type }) => type)).toEqual(['integer', 'text'])
  expect(reading).toMatchObject({ format: 'csv', delimiter: ',', header: true })
})

test('a small file is seen whole, and by other guesses', async () => {
  const seen = await peeked('a;b\n1;2\n', 'a.csv', { overrides: { header: false } })
  expect(seen.rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(seen.isWhole).toBe(true)
})

test.each([
  ['UTF-16', Buffer.from(`\uFEFFn,t\n${'1,🙂\n'.repeat(500_000)}`, 'utf16le'), 'a.csv'],
  ['a list of JSON', Buffer.from(`[${'{"n":1,"t":"🙂"},'.repeat(200_000)}{}]`), 'a.json'],
  ['lines of JSON', Buffer.from('{"n":1,"t":"🙂"}\n'.repeat(200_000)), 'a.ndjson'],
])('the beginning of %s', async (_, content, filename) => {
  const { rows, isWhole } = await peeked(content, filename, { rows: 3 })
  expect(rows).toEqual([
    [1, '🙂'],
    [1, '🙂'],
    [1, '🙂'],
  ])
  expect(isWhole).toBe(false)
})

test('the beginning of a sheet, and the names of all of them', async () => {
  const row = '<row><c><v>1</v></c><c t="str"><v>x</v></c></row>'
  const header = '<row><c t="str"><v>n</v></c><c t="str"><v>t</v></c></row>'
  const book = await makeWorkbook({
    sheets: [
      { name: 'Long', rows: header + row.repeat(5_000) },
      { name: 'Other', rows: header, state: 'hidden' },
    ],
  })
  const { rows, sheets, isWhole } = await peeked(book, 'a.xlsx', { rows: 2 })
  expect(rows).toEqual([
    [1, 'x'],
    [1, 'x'],
  ])
  expect(sheets).toEqual([
    { name: 'Long', hidden: false },
    { name: 'Other', hidden: true },
  ])
  expect(isWhole).toBe(false)
})
