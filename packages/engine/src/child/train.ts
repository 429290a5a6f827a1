import { stat, writeFile } from 'node:fs/promises'
import type { Jobs, TrainJob, TrainProgress } from '../job.ts'
import { trainModel } from '../learning/train-model.ts'
import { completeFile } from './complete-file.ts'
import type { Database } from './database.ts'
import { makeSteps } from './make-steps.ts'
import { fitFeatures } from './training/fit-features.ts'
import { keepRows } from './training/keep-rows.ts'
import { readTable } from './training/read-table.ts'
import { refuseLarge } from './training/refuse-large.ts'

/** How far the parts of the work before the training itself bring it. */
const [KEPT, FITTED, READ] = [0.05, 0.1, 0.15]

/** The rows of a step are kept, features are fitted on those that are trained on, and a model is trained on these. */
export async function train(
  database: Database,
  job: TrainJob,
  tell: (progress: TrainProgress) => void,
): Promise<Jobs['train']['answer']> {
  await makeSteps(database, job.steps)
  const rows = await keepRows(database, job)
  tell({ share: KEPT, rows: rows.train + rows.test })
  const fitted = await fitFeatures(database, rows, job.training)
  tell({ share: FITTED, rows: rows.train + rows.test })
  const table = await readTable(database, rows, job.training, fitted.features)
  tell({ share: READ, rows: table.count })
  const { withoutTarget, fingerprint, testFrom } = rows
  const known = {
    withoutTarget,
    fingerprint,
    findings: [...fitted.findings, ...rows.findings],
    ...(testFrom === undefined ? {} : { testFrom }),
  }
  const model = trainModel(table, job.training, known, (share) =>
    tell({ share: READ + (1 - READ) * share, rows: table.count }),
  )
  const text = JSON.stringify(model)
  refuseLarge(model, Buffer.byteLength(text))
  await completeFile(job.path, (path) => writeFile(path, text))
  return { path: job.path, bytes: (await stat(job.path)).size }
}
