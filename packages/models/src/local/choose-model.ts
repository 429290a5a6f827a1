import type { LanguageModel } from '../language-model.ts'
import type { ModelSettings } from '../providers/model-settings.ts'
import type { StartApart } from './model-process.ts'
import { fileModelInUse, openFileModel } from './open-file-model.ts'

/** Which model an installation asks: the one its environment names, else the one in a file that is in use. */
export function settingsInUse(
  named: ModelSettings | null,
  dataFolder: string,
): Promise<ModelSettings | null> {
  return named ? Promise.resolve(named) : fileModelInUse(dataFolder)
}

/** The same, opened; null where there is none. */
export async function chooseModel(
  named: ModelSettings | null,
  place: { readonly dataFolder: string; readonly start: StartApart },
): Promise<LanguageModel | null> {
  const settings = await settingsInUse(named, place.dataFolder)
  if (!settings) return null
  // Loaded where there is one: most commands never need it.
  const { openModel } = await import('../providers/open-model.ts')
  return openModel(settings, { openFile: (chosen) => openFileModel(chosen, place) })
}
