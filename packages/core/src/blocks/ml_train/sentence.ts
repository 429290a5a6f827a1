import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { MlTrainConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters, mlModel }: MlTrainConfiguration): string {
  const target = mlModel.targetColumn === '' ? '' : ` for ${sayQuoted(mlModel.targetColumn)}`
  return `Train ${parameters.algorithm}${target}`
}

export const openers = ['train a', 'train an', 'train the', 'train']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
