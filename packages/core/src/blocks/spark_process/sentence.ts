import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { SparkProcessConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters }: SparkProcessConfiguration): string {
  return `Process on Spark${parameters.master === '' ? '' : ` at ${sayQuoted(parameters.master)}`}`
}

export const openers = ['process on spark', 'process with spark']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
