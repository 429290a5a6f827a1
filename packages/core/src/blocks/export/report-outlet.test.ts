import { expect, test } from 'vitest'
import { TARGETS } from '../../targets/target.ts'
import { block } from './block.ts'
import { lower } from './lower.ts'
import type { ExportConfiguration } from './config.ts'

const columns = [{ name: 'region', type: 'text' }] as const
const relation = { kind: 'step', step: 'before', columns } as const
const given = { block: 'out', inputs: [{ relation, columns }], catalogue: { datasets: [] } }
const report = (path: string, compress = false): ExportConfiguration => ({
  output: { format: 'report', path, compress },
})

test.each([
  ['west', 'west.html', 'west'],
  ['west.html', 'west.html', 'west'],
  ['west.csv', 'west.html', 'west'],
  ['', 'Report.html', 'Report'],
  ['../../etc/<b>', '_b_.html', '_b_'],
])('a report called %j is %s', (path, name, title) => {
  const { outlet, relations } = lower(report(path), given)
  expect(relations).toEqual([relation])
  expect(outlet).toMatchObject({
    kind: 'artifact',
    name,
    mediaType: 'text/html',
    made: { kind: 'report', title },
  })
})

test('every language has a cell: it makes the report, or says why not', () => {
  const { outlet } = lower(report('west'), given)
  const cells = outlet?.kind === 'artifact' ? outlet.cells : null
  expect(Object.keys(cells ?? {}).toSorted()).toEqual(TARGETS.toSorted())
  const why = Object.values(cells ?? {}).flatMap((cell) => (cell.kind === 'gap' ? [cell.why] : []))
  for (const sentence of why) expect(sentence).toMatch(/^[A-Z].+\.$/)
})

test('it is told in a sentence, and that it is not compressed', () => {
  expect(block.describe(report('west'), given)).toBe('Export as Report (HTML) to "west"')
  expect(block.columns(report('west'), given).diagnostics).toEqual([])
  expect(block.columns(report('west', true), given).diagnostics).toMatchObject([
    { code: 'export/already-compressed', severity: 'info' },
  ])
})
