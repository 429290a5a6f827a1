import { expect, test } from 'vitest'
import { EXPORT_TARGETS } from '../exports.ts'
import { targets } from '../../targets/targets.ts'
import { sources, trainedWith } from '../../targets/testing/trained-with.ts'
import { exportPipeline } from '../export-pipeline.ts'

function cellsOf(id: 'pandas' | 'polars' | 'pyspark', label?: string): readonly string[] {
  const { pipeline, program } = trainedWith(0.75, label)
  const target = EXPORT_TARGETS.find((one) => one.id === id)
  if (!target) throw new Error(`Nothing is exported in ${id}`)
  const made = exportPipeline('notebook', { title: 'x', pipeline, program, sources, target })
  if (!('files' in made)) throw new Error(made.refused.join(' '))
  const { cells } = JSON.parse(made.files[0]?.text ?? '')
  return cells.map(({ source }: { source: readonly string[] }) => source.join(''))
}

test.each(['pandas', 'polars'] as const)('a notebook of %s draws what is trained again', (id) => {
  const cells = cellsOf(id)
  expect(cells.filter((text) => text.startsWith('def plot_again('))).toHaveLength(1)
  const [training] = cells.filter((text) => /^plot_again\(/m.test(text))
  expect(training).toMatch(/plot_again\(\s+train_linear_regression_for_labels\(/)
  expect(training).toContain('["minus"')
  expect(cells[0]).toContain('matplotlib')
})

test.each(['pandas', 'polars'] as const)('in %s no rows are called as what draws', (id) => {
  const cells = cellsOf(id, 'Plot').join('\n')
  expect(cells).not.toMatch(/^plot_again = /m)
  expect(cells).toMatch(/^plot_again_rows = /m)
})

test('where nothing is drawn nothing is called', () => {
  expect(cellsOf('pyspark').join()).not.toContain('plot_again')
  expect(targets.pandas.print(trainedWith(0.75).program, sources)).not.toContain('plot_again')
})
