import { expect, test } from 'vitest'
import type { Program } from '../../relation/program.ts'
import { scala } from './scala.ts'

const COLUMNS = [{ name: 'id', type: 'integer' as const }]
const PROGRAM: Program = {
  steps: [
    {
      id: 'a',
      block: 'a',
      name: 'load',
      sentence: 'Load it',
      columns: COLUMNS,
      relation: { kind: 'from', dataset: 'd', columns: COLUMNS },
    },
  ],
}

test('lines before a header are left out of a copy, whatever the file is called', () => {
  const csv = { delimiter: ',', quote: '"', header: true, skip: 3 }
  const printed = scala.print(PROGRAM, { d: { path: 'a [1].csv', format: 'csv', csv } })
  expect(printed).toContain('.csv(unhidden(inputDir.resolve("a [1].csv"), skip = 3))')
  expect(printed).toContain('private def unhidden(path: Path, skip: Int = 0): String = {')
})
