import type { Model } from '../learning/model.ts'
import type { Settings, Training } from '../learning/training.ts'
import { sameJson } from '../words/same-json.ts'
import type { Catalogue } from './catalogue.ts'

/** What a block has learned, unless it would learn something else by now. */
export function trainedModel(
  { trained }: Catalogue,
  block: string,
  { training }: { readonly training: Training },
): Model | null {
  const model = trained && Object.hasOwn(trained, block) ? trained[block] : undefined
  return model && fits(model, training) ? model : null
}

/**
 * Settings left out were filled in by the trainer; what is set differently gives another model all the same,
 * and so does what was asked for and is left to the trainer now.
 */
function fits({ training: was, asked = {} }: Model, now: Training): boolean {
  const isLeft = (name: keyof Settings) =>
    asked[name] !== undefined && now.settings[name] === undefined
  if (Object.keys(asked).some((name) => isLeft(name as keyof Settings))) return false // its own names
  const chosen = { ...was.settings, ...now.settings }
  return sameJson({ ...was, settings: chosen }, { ...now, settings: was.settings })
}
