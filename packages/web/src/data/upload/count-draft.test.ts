import { expect, it } from 'vitest'
import { countDraft } from './count-draft.ts'

const count = (text: string | Uint8Array<ArrayBuffer>, name = 'a.csv') =>
  countDraft(new File([text], name))

it.each([
  ['a,b\n1,2\n3,4\n', 2, 2],
  ['a,b\r\n1,2\r\n3,4', 2, 2],
  ['\n\na,b\n\n1,2\n\n', 1, 2],
  ['a;b;c\n1,5;2;3\n', 1, 3],
  ['a\tb\n1\t2\n', 1, 2],
  ['"last, first",age\n"two\nlines","say ""hi"""\n', 1, 2],
  ['only\n', 0, 1],
])('counts %j', async (text, rows, columns) => {
  expect(await count(text)).toEqual({ rows, columns, isExact: true })
})

it('leaves to the server what is no plain text', async () => {
  expect(await count('x', 'a.parquet')).toBeNull()
  expect(await count('a,b\n', 'a.csv.gz')).toBeNull()
  expect(await count(new Uint8Array([0xff, 0xfe, 97, 0]))).toBeNull()
  expect(await count('')).toBeNull()
  expect(await count('\n\n')).toBeNull()
})

it('works out the rest of a large file from its size', async () => {
  const line = `${'x'.repeat(98)}\n`
  const file = new File(
    ['name\n', ...Array.from({ length: 400 }, () => line.repeat(1000))],
    'l.csv',
  )
  const counted = await countDraft(file)
  expect(counted).toMatchObject({ columns: 1, isExact: false })
  expect(Math.abs((counted?.rows ?? 0) - 400_000)).toBeLessThan(100)
})
