import { type LocalModel, openLocalModel } from './local-model.ts'
import { ModelFiles } from './model-files.ts'
import type { StartApart } from './model-process.ts'
import type { ModelSettings } from '../providers/model-settings.ts'

/** Whoever answers on a processor needs time. */
const TIMEOUT_MS = 5 * 60_000

/** The model of a file that is used in an installation, as settings; null where none is. */
export async function fileModelInUse(dataFolder: string): Promise<ModelSettings | null> {
  const { inUse } = await new ModelFiles(dataFolder).list()
  if (inUse === null) return null
  return { provider: 'file', model: inUse, baseUrl: null, apiKey: null, timeoutMs: TIMEOUT_MS }
}

/** The model of that name; whether it is there is found out when it is asked. */
export function openFileModel(
  { model: name, timeoutMs }: Pick<ModelSettings, 'model' | 'timeoutMs'>,
  { dataFolder, start }: { readonly dataFolder: string; readonly start: StartApart },
): LocalModel {
  const files = new ModelFiles(dataFolder)
  return openLocalModel({ name, find: () => files.find(name), start, timeoutMs })
}
