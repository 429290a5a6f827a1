import { expect, test } from 'vitest'
import { predictRows } from './predict-rows.ts'
import { yesNoModel } from './small-models.ts'
import type { Label } from './model.ts'

const FROM = { kind: 'from', dataset: 'rows', columns: [{ name: 'x', type: 'number' }] } as const

function said(...labels: readonly Label[]): string {
  const names = { prediction: 'said', measure: 'sure' }
  return JSON.stringify(predictRows(FROM, { ...yesNoModel, labels }, names))
}

test('labels that no number holds are of the type of the others', () => {
  const large = '"kind":"cast","operand":{"kind":"literal","type":"text","value":"9007199254740993"'
  expect(said(1, '9007199254740993')).toContain(large)
  expect(said(1, '9007199254740993')).toContain('"to":"integer"')
  expect(said(1.5, 'NaN')).toContain('"to":"number"')
  expect(said('1', '9007199254740993')).not.toContain(large)
})
