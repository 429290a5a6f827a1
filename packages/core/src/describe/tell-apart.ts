import { groupedBy } from '../pipeline/grouped-by.ts'
import type { Block } from '../pipeline/pipeline.ts'

/**
 * What tells blocks of one name apart, by their ids: the words in which their sentences differ. Of two
 * called Filter, "amount is over 100" and "region is West"; where they say the same, their number.
 */
export function tellApart(
  blocks: readonly Pick<Block, 'id' | 'label'>[],
  sentences: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  for (const namesakes of groupedBy(blocks, ({ label }) => label).values()) {
    if (namesakes.length === 1) continue
    const words = namesakes.map(({ id }) => (sentences.get(id) ?? '').split(' '))
    const same = sharedStart(words)
    const rests = words.map((all) => all.slice(same).join(' '))
    const alike = groupedBy(rests, (rest) => rest)
    for (const [place, { id }] of namesakes.entries()) {
      const rest = rests[place] ?? ''
      const isTold = rest !== '' && alike.get(rest)?.length === 1
      told.set(id, isTold ? rest : `${rest} no. ${place + 1}`.trim())
    }
  }
  return told
}

/** How many words all of them begin with. */
function sharedStart(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists
  const end = first.findIndex((word, at) => lists.some((list) => list[at] !== word))
  return end === -1 ? first.length : end
}
