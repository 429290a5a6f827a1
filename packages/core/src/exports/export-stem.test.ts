import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportStem } from './export-stem.ts'

test('a name becomes a part of file names', () => {
  expect(exportStem('Größe & West, 2024', '-')).toBe('grosse-west-2024')
  expect(exportStem('Größe & West, 2024', '_')).toBe('grosse_west_2024')
  expect(exportStem('2024', '_')).toBe('pipeline_2024')
  expect(exportStem('../../etc', '-')).toBe('etc')
  expect(exportStem('東京', '-')).toBe('pipeline')
})

test('whatever the name, it means nothing to a shell, a path or Python', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      expect(exportStem(title, '_')).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/)
      expect(exportStem(title, '-').length).toBeLessThanOrEqual(70)
    }),
  )
})
