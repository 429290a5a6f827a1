import { expect, test } from 'vitest'
import { lower } from '../blocks/export/lower.ts'
import type { Outlet, Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'
import { targets } from '../targets/targets.ts'
import { EXPORT_TARGETS } from './exports.ts'
import { outputFiles } from './output-files.ts'

const columns = [{ name: 'region', type: 'text' }] as const
const sources = { sales: { path: 'sales.csv', format: 'csv' } } as const
const read = (step: string): Relation => ({ kind: 'step', step, columns })

test.each(EXPORT_TARGETS.map(({ id }) => id))(
  '%s writes the files that are told of it, those of a report too',
  (id) => {
    const report = lower(
      { output: { format: 'report', path: 'west', compress: false } },
      {
        block: 'west_file',
        inputs: [{ relation: read('west'), columns }],
        catalogue: { datasets: [] },
      },
    )
    const made: readonly (readonly [string, Relation, (Outlet | undefined)?])[] = [
      ['sales', { kind: 'from', dataset: 'sales', columns }],
      ['west', { kind: 'distinct', input: read('sales') }],
      ['west_file', read('west'), report.outlet],
    ]
    const program: Program = {
      steps: made.map(([name, relation, outlet]) => {
        const step = { id: name, block: name, name, sentence: name, columns, relation }
        return outlet ? { ...step, outlet } : step
      }),
    }
    const target = EXPORT_TARGETS.find((one) => one.id === id)
    const files = target ? outputFiles({ program, target }) : []
    expect(files).toHaveLength(1)
    for (const file of files) expect(targets[id].print(program, sources)).toContain(file)
  },
)
