import { expect, test } from 'vitest'
import type { Program } from '../relation/program.ts'
import { gapsOf } from './gaps-of.ts'
import { terminalSteps } from './program-shape.ts'
import { targets } from './targets.ts'
import { sources, trainedWith } from './testing/trained-with.ts'

test('what trains again is known to code alone: no result and no step of a run is it', () => {
  const { program } = trainedWith(0.75)
  expect(program.again?.map(({ outlet: { model, trained } }) => [model, trained])).toEqual([
    ['y', 0.75],
  ])
  expect(program.steps.some(({ name }) => name.includes('again'))).toBe(false)
  expect(terminalSteps(program).some(({ outlet }) => outlet)).toBe(false)
})

test('Python trains after all rows are made, and imports what trains only there', () => {
  const { program } = trainedWith(0.75)
  for (const id of ['pandas', 'polars'] as const) {
    const text = targets[id].print(program, sources)
    const calls = text.slice(text.indexOf('def run('))
    expect(calls.indexOf('ml_train_again.txt')).toBeGreaterThan(calls.indexOf('importance.csv'))
    expect(calls).toContain('importance.csv')
    expect(text.split('\n').filter((line) => /^(?:from|import) .*sklearn/.test(line))).toEqual([])
    expect(text).toContain('LogisticRegression')
  }
})

test('what carries the model says so and prints nothing of a training', () => {
  const { pipeline, program } = trainedWith(0.75)
  const [bare]: Program[] = [{ steps: program.steps }]
  for (const id of ['duckdb', 'postgres'] as const) {
    const target = targets[id]
    expect(target.print(program, sources)).toBe(target.print(bare!, sources))
    expect(gapsOf(target, pipeline, program, sources)).toContain(
      '"y" is not trained again by the code: A database does not train, its code carries the trained model.',
    )
  }
  expect(gapsOf(targets.pandas, pipeline, program, sources)).toEqual([])
})

test('PySpark trains by Spark ML, with what Spark calls the columns by their places', () => {
  const { pipeline, program } = trainedWith(0.75)
  const text = targets.pyspark.print(program, sources)
  expect(text).toContain('LogisticRegression(')
  expect(text.split('\n').filter((line) => /^(?:from|import) .*pyspark.ml/.test(line))).toEqual([])
  expect(gapsOf(targets.pyspark, pipeline, program, sources)).toEqual([])
  expect(gapsOf(targets.scala, pipeline, program, sources)).toContain(
    '"y" is not trained again by the code: Training is written in R and in Python, this code carries the model.',
  )
})

test('a model without a figure is not trained again: there is nothing to hold it against', () => {
  expect(trainedWith(null).program.again).toBeUndefined()
})

test('R counts as numbers what it multiplies: two counts of 50,000 are no integer any more', () => {
  const text = targets.dplyr.print(trainedWith(0.75).program, sources)
  expect(text).toContain('(found * others)')
  for (const name of ['found', 'others']) expect(text).toContain(`${name} <- as.numeric(sum(`)
})
