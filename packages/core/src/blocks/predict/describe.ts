import { sayQuoted } from '../../words/say.ts'
import type { Given } from '../block.ts'
import type { PredictConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: PredictConfiguration, given: Given): string {
  const { model, outputColumn, measureColumn } = parameters
  const connected = given.inputs.find((input) => input.learned)?.called
  const named = given.catalogue.models?.find(({ id }) => id === model)
  // Nobody calls a version by its id.
  const shown = given.brief && named ? `${named.name}, version ${named.version}` : model
  const by = connected ?? (model === '' ? 'a model' : `model ${sayQuoted(shown)}`)
  const measured = measureColumn === undefined ? '' : ` and ${sayQuoted(measureColumn)}`
  return `Predict ${sayQuoted(outputColumn)}${measured} with ${by}`
}

export const openers = ['predict']
