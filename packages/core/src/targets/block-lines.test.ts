import { expect, test } from 'vitest'
import { importSql } from '../import-sql/import-sql.ts'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { targets } from './targets.ts'
import { gapsOf } from './gaps-of.ts'

const catalogue = {
  datasets: [
    {
      id: 'd',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' as const },
        { name: 'amount', type: 'number' as const },
      ],
    },
  ],
}
const sources = { d: { path: 'sales.csv', format: 'csv' as const } }

test.each(Object.values(targets))(
  '$id: every block of a pipeline has its lines, and no other',
  (target) => {
    const sql = `select region, sum(amount) as total from sales where amount > 1
    group by region order by total desc limit 3`
    const { program, pipeline } = compiled(sql)
    const { text, lines } = target.printMarked?.(program, sources) ?? { text: '', lines: [] }
    expect(text).toBe(target.print(program, sources))
    const printed = text.split('\n')
    for (const { id } of pipeline.blocks) {
      const own = lines.filter(({ block }) => block === id)
      expect(own.length, id).toBeGreaterThan(0)
      const sentence = program.steps.find(({ block }) => block === id)?.sentence ?? ''
      const said = own.some(({ from, to }) =>
        printed
          .slice(from - 1, to)
          .join('\n')
          .includes(sentence),
      )
      expect(said, sentence).toBe(true)
      // Another block's sentence is not among them: ranges lie apart.
      const others = program.steps.filter(({ block }) => block !== id).map((step) => step.sentence)
      for (const { from, to } of own) {
        const body = printed.slice(from - 1, to).join('\n')
        expect(others.filter((other) => body.includes(`${other}\n`))).toEqual([])
      }
    }
  },
)

test('views and checks are found as well', () => {
  const { pipeline } = compiled('select region, amount from sales')
  const [load] = pipeline.blocks
  const judged: Pipeline = {
    blocks: [
      ...pipeline.blocks.slice(0, 1),
      {
        id: 'v',
        type: 'validate',
        label: 'Check',
        position: { x: 0, y: 0 },
        data: {},
        configuration: { parameters: { rules: [{ rule: 'not_empty', column: 'region' }] } },
      },
    ],
    connections: [{ id: 'e', source: load?.id ?? '', target: 'v' }],
  }
  const result = compilePipeline(judged, catalogue)
  if (!('program' in result)) throw new Error('does not compile')
  for (const target of Object.values(targets)) {
    const { lines = [] } = target.printMarked?.(result.program, sources) ?? {}
    expect(lines.filter(({ block }) => block === 'v').length, target.id).toBeGreaterThanOrEqual(2)
  }
})

test('what code leaves out is said', () => {
  const { pipeline } = compiled('select region, amount from sales')
  const [load] = pipeline.blocks
  const alert = {
    id: 'a',
    type: 'alert',
    label: 'Tell ops',
    position: { x: 0, y: 0 },
    data: {},
    configuration: {},
  }
  const blocks = [...pipeline.blocks.slice(0, 1), alert]
  const connections = [{ id: 'e', source: load?.id ?? '', target: 'a' }]
  const { program } = compiled('select region, amount from sales')
  expect(gapsOf(targets.duckdb, { blocks, connections }, program, sources)).toEqual([
    '"Tell ops" is not carried out by the code: its rows pass unchanged.',
  ])
  expect(gapsOf(targets.duckdb, pipeline, program, sources)).toEqual([])
})

function compiled(sql: string) {
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  const result = compilePipeline(imported.pipeline, catalogue)
  if (!('program' in result)) throw new Error(JSON.stringify(result.diagnostics))
  return { pipeline: imported.pipeline, program: result.program }
}
