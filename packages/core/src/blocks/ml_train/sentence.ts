import { plainDigits } from '../../conditions/number-text.ts'
import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import { initial } from './config.ts'
import type { MlTrainConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters, mlModel }: MlTrainConfiguration): string {
  const { targetColumn, featureColumns, testSplit } = mlModel
  const target = targetColumn === '' ? '' : ` for ${sayQuoted(targetColumn)}`
  const from =
    featureColumns.length === 0 ? '' : ` from ${featureColumns.map(sayQuoted).join(', ')}`
  const tested =
    testSplit === initial.mlModel.testSplit ? '' : `, testing on ${plainDigits(testSplit)}`
  return `Train ${parameters.algorithm}${target}${from}${tested}`
}

export const openers = ['train a', 'train an', 'train the', 'train']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
