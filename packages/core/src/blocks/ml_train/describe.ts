import { plainDigits } from '../../words/number-text.ts'
import { sayQuoted } from '../../words/say.ts'
import { ALGORITHM_WORDS, algorithmOf } from './algorithm.ts'
import { initial } from './config.ts'
import type { MlTrainConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe(configuration: MlTrainConfiguration): string {
  const { mlModel } = configuration
  const { targetColumn, featureColumns, testSplit, name, target } = mlModel
  const algorithm = algorithmOf(configuration)
  const isAlone = algorithm === 'clustering'
  const tells = isAlone || targetColumn === '' ? '' : ` to predict ${sayQuoted(targetColumn)}`
  const kind = target === undefined ? '' : target === 'class' ? ' as a class' : ' as a number'
  return [
    `Train ${ALGORITHM_WORDS[algorithm]}${tells}${kind}`,
    mlModel.clusters === undefined ? '' : ` with ${mlModel.clusters} clusters`,
    featureColumns.length === 0 ? '' : ` from columns ${featureColumns.map(sayQuoted).join(', ')}`,
    testSplit === initial.mlModel.testSplit ? '' : ` testing on ${sayShare(testSplit)}`,
    saySplit(mlModel),
    name === undefined ? '' : ` called ${sayQuoted(name)}`,
    ...SETTINGS.map(({ key, words }) => {
      const value = mlModel[key]
      return value === undefined ? '' : ` with ${words} ${plainDigits(value)}`
    }),
    mlModel.balanced === undefined
      ? ''
      : mlModel.balanced
        ? ' with balanced labels'
        : ' without balanced labels',
  ].join('')
}

/** `30%`, as it was most likely written; what is no even share of a hundred stays as it is. */
function sayShare(share: number): string {
  const percent = Number((share * 100).toFixed(4))
  return percent / 100 === share ? `${plainDigits(percent)}%` : plainDigits(share)
}

/** Numbers that are said by their name. */
export const SETTINGS = [
  { key: 'trees', words: 'trees' },
  { key: 'depth', words: 'depth' },
  { key: 'rate', words: 'rate' },
  { key: 'epochs', words: 'epochs' },
  { key: 'folds', words: 'folds' },
  { key: 'seed', words: 'seed' },
] as const

export const SPLIT_WORDS = { rows: 'by rows', group: 'by group', time: 'by time' } as const

function saySplit({ splitBy, splitColumns }: MlTrainConfiguration['mlModel']): string {
  const by = splitBy === undefined ? '' : ` split ${SPLIT_WORDS[splitBy]}`
  const columns = splitColumns?.length ? ` split on ${splitColumns.map(sayQuoted).join(', ')}` : ''
  return by + columns
}

export const openers = ['train a', 'train an', 'train the', 'train']
