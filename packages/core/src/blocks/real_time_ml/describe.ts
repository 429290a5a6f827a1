import { sayQuoted } from '../../words/say.ts'
import type { RealTimeMlConfiguration } from './config.ts'

export function describe({ parameters }: RealTimeMlConfiguration): string {
  return `Infer in real time with ${parameters.model === '' ? 'a model' : sayQuoted(parameters.model)}`
}

export const openers = ['infer in real time', 'infer']
