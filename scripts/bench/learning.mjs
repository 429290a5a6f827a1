import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT } from './built.mjs'
import { scoringPipeline, tableOf, trainingPipeline } from './learning-pipeline.mjs'

/** Trains on 100,000 rows, or says something of 1,000,000, as a run does: in the engine's child. */
const [folder = '', way = ''] = process.argv.slice(2)
const { closeEngine, compilePipeline, nextTraining, runProgram, trainOn } = await import(BUILT)
const path = join(folder, 'bench.json')
const started = performance.now()
const rows = way === 'train' ? await train() : await score()
const query = (performance.now() - started) / 1000
await closeEngine()
console.log(JSON.stringify({ query, rows }))

async function train() {
  const found = nextTraining(trainingPipeline(), { datasets: [tableOf('learned')] })
  if (!found.next) throw new Error(JSON.stringify(found))
  const { program, training } = found.next
  await trainOn({
    program,
    step: program.steps.at(-1)?.id,
    files: fileOf('learned'),
    training,
    to: path,
  })
  const { evaluation, rows: learned } = JSON.parse(await readFile(path, 'utf8'))
  const auc = evaluation.metrics.find((/** @type {{ name: string }} */ one) => one.name === 'auc')
  console.error(`  area under the curve: ${auc.test.toFixed(4)}`)
  return learned.train + learned.test
}

async function score() {
  const model = JSON.parse(await readFile(path, 'utf8'))
  const { task, features } = model.training
  const known = {
    id: 'bench',
    name: 'bench',
    version: 1,
    task,
    target: { name: 'label', type: 'integer' },
    labels: model.labels,
    features,
    model,
  }
  const compiled = compilePipeline(scoringPipeline(), {
    datasets: [tableOf('scored')],
    models: [known],
  })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  const own = await mkdtemp(join(folder, 'score-'))
  const { program } = compiled
  const outcome = await runProgram({ program, files: fileOf('scored'), folder: own })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  return 1_000_000
}

/** @param {string} name */
function fileOf(name) {
  return {
    [name]: { path: join(folder, `${name}.parquet`), format: 'parquet', isWrittenOnce: true },
  }
}
