import { readFile, stat } from 'node:fs/promises'
import { judgedModelSchema } from '@plainflow/contract'
import { type Model, MODEL_FORMAT, MOST_MODEL_BYTES } from '@plainflow/core'
import { borrowing } from '../files/borrowing.ts'
import type { WithArtifactFiles } from './artifact-files.ts'

/** The model that an artifact is. */
export function readModel({ artifactFiles }: WithArtifactFiles, id: string): Promise<Model> {
  const wanted = { content: () => artifactFiles.borrow(id) }
  return borrowing(wanted, ({ content }) => readModelFile(content))
}

/** The model in a file that a run of ours wrote. One of a format that is not known here is not guessed at. */
export async function readModelFile(path: string): Promise<Model> {
  const { size } = await stat(path)
  if (size > MOST_MODEL_BYTES) throw new Error(`A model of ${size} bytes`)
  const model: unknown = JSON.parse(await readFile(path, 'utf8'))
  const format = typeof model === 'object' && model !== null && 'format' in model && model.format
  if (format !== MODEL_FORMAT) throw new Error(`A model of the format ${String(format)}`)
  judgedModelSchema.parse(model)
  return model as Model // what is looked at was checked; what it computes with is as it was written
}
