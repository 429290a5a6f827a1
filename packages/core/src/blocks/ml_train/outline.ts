import { tableWords } from '../../tables/table-words.ts'
import { foldName } from '../../words/fold.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { listed, plainName, restOf } from '../outline-words.ts'
import { initial } from './config.ts'
import type { MlTrainConfiguration } from './config.ts'

type Algorithm = MlTrainConfiguration['parameters']['algorithm']
type Model = MlTrainConfiguration['mlModel']['type']

export const openers = ['train', 'fit', 'build a model', 'learn', 'forecast', 'cluster']

const CLAUSE = /^(?:train|fit|build|learn|create|develop|forecast|cluster)\b/i
/** What each word for a model means; the first that is said counts. */
const KINDS: readonly (readonly [RegExp, Algorithm, Model])[] = [
  [/\b(?:xgboost|gradient[ _-]?boost\w*|boosted trees)\b/i, 'gradient_boosting', 'xgboost'],
  [/\brandom[ _-]?forest\b/i, 'random_forest', 'random_forest'],
  [/\bdecision[ _-]?tree\b/i, 'random_forest', 'decision_tree'],
  [/\b(?:neural[ _-]?net(?:work)?|deep[ -]learning)\b/i, 'neural_network', 'neural_network'],
  [/\b(?:cluster\w*|k-?means|segment\w*)\b/i, 'clustering', 'random_forest'],
  [
    /\b(?:linear[ _-]?regression|regression|forecast\w*)\b/i,
    'linear_regression',
    'linear_regression',
  ],
  [
    /\b(?:classif\w+|churn\w*|fraud\w*|spam|default|whether|attrition|conversion)\b/i,
    'random_forest',
    'random_forest',
  ],
]
const FEATURES =
  /(?:,?\s+(?:with|using|from|on)\s+(?:the\s+)?(?:features?|columns?)|\s+from)\s+((?:["'\w]+(?:\s*,\s*(?:and\s+)?|\s+and\s+)?)+?)(?=\s+(?:holding|testing|and\s+test|with|to\s)|,?\s+testing|$)/i
const SPLIT =
  /,?\s*(?:and\s+)?(?:holding out|hold out|testing on|test on|keeping|with an?)\s+(\d{1,2}(?:\.\d+)?\s*(?:%|percent)|0?\.\d+)(?:\s+(?:of\s+the\s+rows|test split|split|for\s+test\w*|as\s+(?:a\s+)?test\s+set))*/i
const HALVES = /,?\s*(?:with an?\s+)?(\d{2})\/(\d{2})\s+split/i

/** "train a churn model", "train a random forest to predict churned with features age and plan". */
export function outline(clause: string, given: Given): Outlined | null {
  if (!CLAUSE.test(clause)) return null
  if (
    !/\b(?:models?|train|fit|forecast|cluster\w*|regression|forest|network|classif\w+)\b/i.test(
      clause,
    )
  )
    return null
  const split = splitOf(clause)
  const plain = clause.replace(SPLIT, '').replace(HALVES, '')
  const features = FEATURES.exec(plain)
  const text = features ? plain.replace(features[0], '') : plain
  const target = targetOf(text)
  const column = target === null ? null : columnCalled(target, given)
  const kind = KINDS.find(([pattern]) => pattern.test(clause)) ?? usual(column, target)
  const [, algorithm, type] = kind
  const needsTarget = algorithm !== 'clustering'
  return {
    configuration: {
      parameters: { algorithm },
      mlModel: {
        type,
        targetColumn: needsTarget ? (column?.name ?? target ?? '') : '',
        featureColumns: features ? listed(features[1] ?? '').map((one) => nameOf(one, given)) : [],
        testSplit: split ?? initial.mlModel.testSplit,
      },
    },
    confidence: 0.95,
    assumptions: [],
    ...left(needsTarget ? targetOpen(target, column !== null, given) : []),
    ...restOf(tailOf(text)),
  }
}

const TARGETS: readonly RegExp[] = [
  /\b(?:to|that|which)\s+(?:predicts?|tells?|forecasts?|classif(?:y|ies)|estimates?|learns?)\s+(?:the\s+|whether\s+)?["'“]?([\w]+(?:\s(?!with\b|using\b|from\b|on\b|and\b|for\b|holding\b)[\w]+)?)["'”]?/i,
  /\bfor\s+(?:the\s+)?["'“]?([\w]+)["'”]?/i,
  /\bforecast\s+(?:the\s+)?["'“]?([\w]+)["'”]?/i,
  /\bregression\s+(?:model\s+)?on\s+(?:the\s+)?["'“]?(?![\w.-]+\.\w)([\w]+)["'”]?/i,
  /^(?:train|fit|build|create|develop|learn)\s+(?:an?|the|our)\s+(?:new\s+)?["'“]?([\w]+(?:\s+[\w]+)?)["'”]?\s+(?:prediction\s+|forecasting\s+|forecast\s+|detection\s+)?models?\b/i,
]
/** Words for the kind of model are none for what it learns. */
const NO_TARGET =
  /^(?:(?:random|forest|linear|regression|gradient|boost\w*|xgboost|neural|net(?:work)?|decision|tree|cluster\w*|classif\w+|ml|machine|learning|simple|good|new|predictive|k-?means|segment\w*)[\s_]*)+$/i

function targetOf(text: string): string | null {
  for (const pattern of TARGETS) {
    const said = pattern.exec(text)?.[1]
    if (said !== undefined && !NO_TARGET.test(said)) return plainName(said)
  }
  return null
}

function columnCalled(target: string, given: Given) {
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const folded = foldName(target)
  return (
    table.columnFolded(folded) ??
    table.columns.find(({ name }) => folded.length > 3 && foldName(name).startsWith(folded)) ??
    null
  )
}

function nameOf(said: string, given: Given): string {
  return columnCalled(plainName(said), given)?.name ?? plainName(said)
}

/** A number is reckoned, anything else is told apart. */
function usual(column: { readonly type: string } | null, target: string | null) {
  const number = column ? column.type === 'number' || column.type === 'integer' : false
  const named = /price|amount|revenue|sales|cost|value|demand|count/i.test(target ?? '')
  return number || named
    ? ([/$/, 'linear_regression', 'linear_regression'] as const)
    : ([/$/, 'random_forest', 'random_forest'] as const)
}

function targetOpen(target: string | null, found: boolean, given: Given): readonly string[] {
  if (found) return []
  if (target === null) return ['Which column the model shall learn to tell is still to be said.']
  return given.inputs[0]?.open
    ? [`Whether there is a column "${target}" to learn from is not known yet.`]
    : [`There is no column "${target}" to learn from; which one it is, is still to be said.`]
}

/** What nobody at hand can tell makes the sentence a draft. */
function left(open: readonly string[]) {
  return { open, ...(open.length === 0 ? {} : { reachesOut: true as const }) }
}

function splitOf(clause: string): number | null {
  const halves = HALVES.exec(clause)
  const said = SPLIT.exec(clause)?.[1]
  const share = halves ? Number(halves[2]) / 100 : said === undefined ? Number.NaN : shareOf(said)
  return share >= 0.1 && share <= 0.9 ? share : null
}

function shareOf(said: string): number {
  const number = Number.parseFloat(said)
  return /%|percent/i.test(said) ? number / 100 : number
}

/** "… and evaluate it": evaluation is part of training. What is said of other steps is theirs. */
function tailOf(text: string): string {
  const tail =
    /\b(?:and|,)\s+(?!evaluate|test|validate|score)((?:save|export|write|alert|email|predict)\b.*)$/is.exec(
      text,
    )?.[1]
  return tail ?? ''
}
