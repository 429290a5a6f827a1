import type { Remark, Revised } from '../blocks/revise.ts'
import { REVISE } from '../blocks/revise.gen.ts'
import { keptBy } from './kept-by.ts'
import type { Walk, WalkedBlock } from '../pipeline/walk-pipeline.ts'

export interface RevisedPlace {
  readonly there: WalkedBlock
  readonly revised: Revised
  /** How many blocks of its type there are. */
  readonly alike: number
}

/** The last block on the canvas that takes the remark for one about itself. */
export function reviseBlock(clause: string, walk: Walk): RevisedPlace | null {
  const remark = readRemark(clause)
  const kept = keptBy([...walk.walked.values()].map(({ configuration }) => configuration))
  for (const id of walk.order.toReversed()) {
    const there = walk.walked.get(id)
    if (!there?.sound) continue
    const { configuration, given, definition } = there
    const revised = REVISE[definition.type]?.(remark, { configuration, given, kept })
    if (!revised) continue
    const alike = [...walk.walked.values()].filter((one) => one.definition === definition).length
    return { there, revised, alike }
  }
  return null
}

const LEAD = /^(?:please|ok(?:ay)?|now|then|and|so|but|can you|could you|let's|let us|just)[\s,]+/i
const AND_FIRST = /^and[\s,]+(?!then\b)/i
const ALSO_FIRST = /^also[\s,]+/i
const ALSO_LAST = /[\s,]+(?:too|as well|also)$/i
const INSTEAD = /^instead[\s,]+|[\s,]+instead$/i
const MANNERS = /[\s,]*(?:please)?[.!?]*$/i

/** Takes the words around a remark off, and remembers what they said. */
export function readRemark(clause: string): Remark {
  let text = clause.trim().replace(MANNERS, '')
  const isMore = AND_FIRST.test(text)
  while (LEAD.test(text)) text = text.replace(LEAD, '')
  const also = isMore || ALSO_FIRST.test(text) || ALSO_LAST.test(text)
  text = text.replace(ALSO_FIRST, '').replace(ALSO_LAST, '')
  const instead = INSTEAD.test(text)
  return { text: text.replace(INSTEAD, ''), instead, also }
}
