import { expect, test } from 'vitest'
import { type Finding, FINDINGS } from './evaluation.ts'
import { sayFinding, sayFindings } from './say-finding.ts'

const EVIDENCE = {
  alone: 0.9912,
  shared: 120,
  rows: 4_000,
  distinct: 3_990,
  share: 0.031,
  correlation: 0.998,
  model: 0.502,
  baseline: 0.5,
  train: 0.99,
  test: 0.71,
  silhouette: 0.027,
}

test.each(FINDINGS)('%s: a sentence with its figures, and what to do', (kind) => {
  const { finding, ...said } = sayFinding({
    kind,
    columns: ['refund_date', 'due date'],
    evidence: EVIDENCE,
  })
  expect(finding.kind).toBe(kind)
  expect(said).toMatchSnapshot()
  for (const text of [said.what, said.fix]) expect(text).toMatch(/\S\.$/)
})

test.each(FINDINGS)('%s: without figures and columns it is a sentence still', (kind) => {
  for (const evidence of [{}, { rows: Number.NaN, share: Number.POSITIVE_INFINITY }]) {
    const { what, fix } = sayFinding({ kind, columns: [], evidence })
    expect(`${what} ${fix}`).not.toMatch(/NaN|undefined|null|Infinity|∞|not known \(|\(\)|^ | {2}/)
    expect(what).toMatch(/\S\.$/)
  }
})

test('the gravest come first', () => {
  const found: Finding[] = ['constant', 'imbalance', 'leak', 'identifier'].map((kind) => ({
    kind: kind as Finding['kind'], // of the list
    columns: ['a'],
    evidence: {},
  }))
  expect(sayFindings(found).map(({ kind }) => kind)).toEqual([
    'leak',
    'imbalance',
    'constant',
    'identifier',
  ])
})
