import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { PredictConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters }: PredictConfiguration): string {
  return `Predict ${sayQuoted(parameters.outputColumn)} with ${parameters.model === '' ? 'a model' : sayQuoted(parameters.model)}`
}

export const openers = ['predict']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
