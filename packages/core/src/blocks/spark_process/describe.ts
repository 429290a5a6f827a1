import { sayQuoted } from '../../words/say.ts'
import type { SparkProcessConfiguration } from './config.ts'

export function describe({ parameters }: SparkProcessConfiguration): string {
  return `Process on Spark${parameters.master === '' ? '' : ` at ${sayQuoted(parameters.master)}`}`
}

export const openers = ['process on spark', 'process with spark']
