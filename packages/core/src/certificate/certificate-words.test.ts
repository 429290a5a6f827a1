import { expect, test } from 'vitest'
import type { Certificate } from './certificate.ts'
import { certificateSchema } from './certificate.ts'
import { certificateWords } from './certificate-words.ts'
import { programText } from './program-text.ts'

const hash = (letter: string) => letter.repeat(64)
const certificate: Certificate = {
  form: 1,
  date: '2026-11-15T18:00:00.000Z',
  pipeline: hash('a'),
  engine: { name: 'DuckDB', version: '1.5.5' },
  sandbox: 'folder',
  data: [{ name: 'sales.csv', rows: 1_200, bytes: 40_000, sha256: hash('b') }],
  results: [{ name: 'totals', rows: 1, columns: 2 }],
  targets: [
    {
      target: 'pandas',
      verdict: 'PASS',
      reason: null,
      cause: null,
      runtime: [
        { name: 'Python', version: '3.11.7' },
        { name: 'pandas', version: '2.3.3' },
      ],
      code: hash('c'),
      ms: 900,
      differences: [],
    },
    {
      target: 'duckdb',
      verdict: 'FAIL',
      reason: 'Its results differ.',
      cause: null,
      runtime: [],
      code: hash('d'),
      ms: 20,
      differences: [
        {
          result: 'totals',
          row: 3,
          column: 'a|b\n<img src=x>',
          expected: '*1*',
          found: null,
          what: 'the value',
        },
      ],
    },
    {
      target: 'postgres',
      verdict: 'NOT RUN',
      reason: 'PostgreSQL is not installed.',
      cause: 'runtime',
      runtime: [],
      code: null,
      ms: 0,
      differences: [],
    },
  ],
}

test('a certificate goes through its schema unchanged', () => {
  expect(certificateSchema.parse(JSON.parse(JSON.stringify(certificate)))).toEqual(certificate)
})

test('says what was proven, on what and by what', () => {
  const words = certificateWords(certificate)
  expect(words).toContain('## Equality certificate')
  expect(words).toContain('On 2026-11-15')
  expect(words).toContain('DuckDB 1.5.5')
  expect(words).toContain('sales.csv (1,200 rows, SHA-256 `bbbbbbbbbbbb…`)')
  expect(words).toContain('totals (1 row, 2 columns)')
  expect(words).toContain('**Python (pandas): PASS** (Python 3.11.7, pandas 2.3.3)')
  expect(words).toContain(`Code: SHA-256 \`${hash('c')}\``)
  expect(words).toContain('**SQL (PostgreSQL): NOT RUN**. PostgreSQL is not installed.')
  expect(words).not.toContain('Out of date')
})

test('text of users stays text, on its line', () => {
  const line = certificateWords(certificate)
    .split('\n')
    .find((each) => each.startsWith('| totals'))
  expect(line).toBe('| totals | 3 | a\\|b &lt;img src=x&gt; | the value | \\*1\\* | *empty* |')
})

test('takes the languages asked for, and says where one was not judged', () => {
  const words = certificateWords(certificate, { targets: ['polars', 'pandas'] })
  expect(words).toContain('**Python (Polars)**: not verified.')
  expect(words).toContain('**Python (pandas): PASS**')
  expect(words).not.toContain('DuckDB)')
})

test('a changed pipeline makes it out of date, and none is said to be none', () => {
  expect(certificateWords(certificate, { pipeline: hash('a') })).not.toContain('Out of date')
  expect(certificateWords(certificate, { pipeline: hash('e') })).toContain('**Out of date.**')
  expect(certificateWords(null)).toContain('Nothing was verified yet.')
})

test('the text of a program is one, whatever the order of its keys', () => {
  const step = { id: 'a', block: 'a', name: 'load', sentence: 'Load', columns: [] }
  const relation = { kind: 'from', dataset: 'd', columns: [] } as const
  const turned = { columns: [], dataset: 'd', kind: 'from' } as const
  const text = programText({ steps: [{ ...step, relation }] })
  expect(programText({ steps: [{ ...step, relation: turned }] })).toBe(text)
  expect(programText({ steps: [{ ...step, relation: { ...relation, dataset: 'e' } }] })).not.toBe(
    text,
  )
})
