import { webRequestSchema } from '@plainflow/core'
import { expect, test } from 'vitest'
import { Mark } from './mark.ts'

test.each([
  ['numbers by their size, not their letters', ['9', '10', '2'], undefined, '10'],
  [
    'whole numbers of any length',
    ['9007199254740993', '9007199254740992'],
    undefined,
    '9007199254740993',
  ],
  ['decimals', ['1.5', '-2', '1.25'], undefined, '1.5'],
  ['moments', ['2024-02-01T00:00:00Z', '2024-10-01T00:00:00Z'], undefined, '2024-10-01T00:00:00Z'],
  ['days', ['2024-02-01', '2024-10-01'], undefined, '2024-10-01'],
  [
    'moments with a zone',
    ['2024-02-01 10:00:00.5+01:00'],
    undefined,
    '2024-02-01 10:00:00.5+01:00',
  ],
  ['one word, or none', ['01ARZ3NDEK', '', '01BX5ZZKBK'], undefined, '01BX5ZZKBK'],
  ['never back', ['3', '4'], '7', '7'],
  ['nothing came', [], '7', '7'],
  ['nothing ever came', [], undefined, undefined],
] as const)('%s', (_, values, since, largest) => {
  const mark = markOf('id', since)
  for (const text of values) mark.see(new Map([['id', { kind: 'text', text }]]))
  expect(mark.value).toBe(largest)
})

test('a field that no record has is told; one that some lack is not', () => {
  const mark = markOf('at', undefined)
  mark.see(new Map([['id', { kind: 'number', text: '1' }]]))
  expect(() => mark.value).toThrow('No record has the field "at"')
  mark.see(new Map([['at', { kind: 'text', text: '2024' }]]))
  expect(mark.value).toBe('2024')
})

test.each(['Wed, 18 Nov 2026', '31/01/2026', '31-01-2026', '["x"]'])(
  'what has no order is refused: %s',
  (text) => {
    const see = () => markOf('at', undefined).see(new Map([['at', { kind: 'text', text }]]))
    expect(see).toThrow(`read on by "at", and ${JSON.stringify(text)} in it cannot be put in order`)
  },
)

function markOf(sinceField: string, since: string | undefined): Mark {
  const url = 'https://api.example.com'
  const request = { url, method: 'GET', headers: '', reads: 'new', sinceField }
  return new Mark(webRequestSchema.parse(request), since)
}
