import { readFile } from 'node:fs/promises'
import { judgedModelSchema } from '@plainflow/contract'
import { type Model, MODEL_FORMAT } from '@plainflow/core'

/** The model in a file that a run of ours wrote. One of a format that is not known here is not guessed at. */
export async function readModelFile(path: string): Promise<Model> {
  const model: unknown = JSON.parse(await readFile(path, 'utf8'))
  const format = typeof model === 'object' && model !== null && 'format' in model && model.format
  if (format !== MODEL_FORMAT) throw new Error(`A model of the format ${String(format)}`)
  judgedModelSchema.parse(model)
  return model as Model // what is looked at was checked; what it computes with is as it was written
}
