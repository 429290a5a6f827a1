import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import {
  type CatalogueModel,
  knownModel,
  type Model,
  MODEL_FORMAT,
  summarizeModel,
} from '@plainflow/core'
import { CommandFailed } from './command.ts'
import type { OpenData } from './open-data.ts'

/** Reads `--model path` and `--model name=path`; a model is called like its file unless named. */
export async function openModels(given: readonly string[]): Promise<readonly CatalogueModel[]> {
  const models: CatalogueModel[] = []
  for (const option of given) {
    const [, named, path = option] = /^([^=/\\]+)=(.+)$/.exec(option) ?? []
    const name = named ?? basename(path, extname(path))
    const model = await readModel(path)
    const summary = summarizeModel(model)
    models.push(knownModel({ id: name, name, version: 1, summary, model }))
  }
  return models
}

export function withModels(data: OpenData, models: readonly CatalogueModel[]): OpenData {
  return models.length === 0 ? data : { ...data, catalogue: { ...data.catalogue, models } }
}

async function readModel(path: string): Promise<Model> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandFailed(`There is no file ${path}.`)
  })
  try {
    // A file that is no model has another format, or none.
    const model = JSON.parse(text) as Partial<Model>
    if (model.format !== MODEL_FORMAT || !model.training || !model.scorer) throw new Error('none')
    return model as Model // written by a run; what was changed by hand is on whoever did
  } catch {
    throw new CommandFailed(`${path} is not a model of this version of Plainflow.`)
  }
}
