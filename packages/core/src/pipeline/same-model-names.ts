import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sayQuoted } from '../words/say.ts'
import type { WalkedBlock } from './walk-pipeline.ts'

/** Blocks that keep their models under one name: each run would leave two versions of it, of which one is meant. */
export function sameModelNames(walked: Iterable<WalkedBlock>): readonly Diagnostic[] {
  const first = new Map<string, string>()
  const found: Diagnostic[] = []
  for (const { block, learning } of walked) {
    if (!learning) continue
    const key = learning.name.toLowerCase().replace(/\.json$/, '')
    const other = first.get(key)
    if (other === undefined) first.set(key, block.label)
    else
      found.push({
        code: 'pipeline/same-model-name',
        severity: 'warning',
        at: { block: block.id },
        message: `${sayQuoted(block.label)} keeps its model under the same name as ${sayQuoted(other)}: ${sayQuoted(learning.name)}.`,
        hint: 'Give one of the two models another name, so that each can be applied by its own.',
      })
  }
  return found
}
