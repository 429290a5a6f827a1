import { plainDigits } from '../../words/number-text.ts'
import { sayQuoted } from '../../words/say.ts'
import { initial } from './config.ts'
import type { MlTrainConfiguration } from './config.ts'

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
