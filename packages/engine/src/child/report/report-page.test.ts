import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { reportPage } from './report-page.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title><svg onload=alert(1)>',
  '<!-- -->',
  '&lt;b&gt;',
  'a\0b\u001bc\u0085d',
  '</table></div></main>',
]

const number = { isDistinctExact: true, quantiles: [], histogram: null } as const
const text = { ...number, mean: null } as const

test('whatever stands in names, cells and sentences stays text', () => {
  for (const written of HOSTILE) {
    const column = { name: written, type: 'text' } as const
    const found = { ...column, ...text, nulls: 0, distinct: 1, min: written, max: written }
    const page = reportPage({
      title: written,
      told: [written],
      columns: [column],
      rows: [[written]],
      summary: {
        rowCount: 2,
        profiledRows: 2,
        columnCount: 1,
        columns: [{ ...found, top: [{ value: written, count: 2 }] }],
      },
    })
    const plain = reportPage({
      title: 'x',
      told: ['x'],
      columns: [{ name: 'x', type: 'text' }],
      rows: [['x']],
      summary: {
        rowCount: 2,
        profiledRows: 2,
        columnCount: 1,
        columns: [{ ...found, name: 'x', min: 'x', max: 'x', top: [{ value: 'x', count: 2 }] }],
      },
    })
    // The same tags as with a harmless text, in the same order: none was added, none was closed.
    expect(tagsOf(page)).toEqual(tagsOf(plain))
    expect(page).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/)
  }
})

test('an entity that was written stays what was written', () => {
  expect(escapeHtml('&lt;b&gt; "x"')).toBe('&amp;lt;b&amp;gt; &quot;x&quot;')
})

test('it says what is left out', () => {
  const columns = [{ name: 'n', type: 'integer' }] as const
  const page = reportPage({
    title: 'Large',
    told: [],
    columns,
    rows: [[1], [2]],
    summary: {
      rowCount: 12_345,
      profiledRows: 10_000,
      columnCount: 1,
      columns: [
        {
          name: 'n',
          type: 'integer',
          ...number,
          nulls: 0,
          distinct: 9,
          min: 1,
          max: 9,
          mean: 5,
          top: [],
        },
      ],
    },
  })
  expect(page).toContain('12,345 rows, 1 column')
  expect(page).toContain('The first 2 of 12,345 rows.')
  expect(page).toContain('Of the first 10,000 rows.')
  expect(page).not.toContain('How it was made')
})

function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>/g) ?? []
}
