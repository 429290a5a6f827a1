import { sayQuoted } from '../../words/say.ts'
import type { PredictConfiguration } from './config.ts'

export function describe({ parameters }: PredictConfiguration): string {
  return `Predict ${sayQuoted(parameters.outputColumn)} with ${parameters.model === '' ? 'a model' : sayQuoted(parameters.model)}`
}

export const openers = ['predict']
