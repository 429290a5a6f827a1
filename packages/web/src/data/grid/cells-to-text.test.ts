import { expect, it } from 'vitest'
import { cellsToText } from './cells-to-text.ts'

it('puts tabs between cells and quotes what would break them apart', () => {
  const rows = [
    ['00123', 1.5, true, null],
    ['two\nlines', 'a\tb', 'say "hi"', ''],
  ]
  expect(cellsToText(rows)).toBe('00123\t1.5\ttrue\t\n"two\nlines"\t"a\tb"\t"say ""hi"""\t')
})
