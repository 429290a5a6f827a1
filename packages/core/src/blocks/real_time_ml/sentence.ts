import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { RealTimeMlConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters }: RealTimeMlConfiguration): string {
  return `Infer in real time with ${parameters.model === '' ? 'a model' : sayQuoted(parameters.model)}`
}

export const openers = ['infer in real time', 'infer']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
