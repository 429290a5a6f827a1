import type { Catalogue } from '../../tables/catalogue.ts'
import { findModel } from '../../tables/find-model.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { plainName, restOf } from '../outline-words.ts'
import { initial } from './config.ts'

export const openers = ['predict', 'score', 'apply the', 'apply a', 'classify']

const MODEL = String.raw`(?:with|using|by|through)\s+(?:the\s+|our\s+|a\s+|that\s+|this\s+)?(?:trained\s+)?(?:model\s+)?["'“]?([\w.-]*?)["'”]?(?:\s+model)?`
const PREDICT = new RegExp(
  String.raw`^(?:predict|score|classify)\b(?:\s+(?:the\s+)?["'“]?([\w]+(?:\s(?!with\b|using\b|by\b|through\b|and\b)[\w]+)?)["'”]?)?(?:\s+${MODEL})?(?:\s*$|(,.*)$)`,
  'is',
)
const APPLY =
  /^apply\s+(?:the|a|our)\s+(?:trained\s+)?([\w.-]*?)\s*model(?:\s+to\s+[\w\s]{1,30})?(.*)$/is

/** "predict conversion with the leads_v2 model". In real time it is another block's. */
export function outline(clause: string, { catalogue }: Given): Outlined | null {
  if (/\breal[ -]?time\b/i.test(clause)) return null
  const applied = APPLY.exec(clause)
  if (applied) return predicting(catalogue, '', applied[1] ?? '', applied[2])
  const found = PREDICT.exec(clause)
  return found ? predicting(catalogue, found[1] ?? '', found[2] ?? '', found[3]) : null
}

function predicting(
  catalogue: Catalogue,
  said: string,
  model: string,
  rest: string | undefined,
): Outlined {
  const rows = /^(?:it|them|rows|the rows|new rows|data)?$/i.test(said.trim())
  const outputColumn = rows ? initial.parameters.outputColumn : plainName(said)
  const named = /^(?:model|it)$/i.test(model) ? '' : plainName(model)
  return {
    configuration: { parameters: { model: named, outputColumn } },
    confidence: 0.93,
    assumptions: [],
    open: named === '' ? ['Which model to apply is still to be said.'] : [],
    // What is trained elsewhere or later makes the sentence a draft.
    ...(findModel(catalogue, named) ? {} : { reachesOut: true }),
    ...restOf(rest),
  }
}
