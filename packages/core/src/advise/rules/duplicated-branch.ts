import type { Connection, Pipeline } from '../../pipeline/pipeline.ts'
import type { Relation } from '../../relation/relation.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
import { removeBlock } from '../../pipeline/edit.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'

/** Two branches that compute the same rows. */
export function duplicatedBranch(ground: Ground): readonly Finding[] {
  const first = new Map<string, string>()
  const copies = new Map<string, string>()
  const keys = stepKeys(ground)
  for (const { block } of ground.program.steps) {
    if (copies.has(block)) continue
    const steps = ground.stepsOf(block)
    if (steps.some(({ outlet }) => outlet) || ground.outgoing(block).length === 0) continue
    const key = steps.map(({ id }) => keys.get(id)).join(' ')
    const known = first.get(key)
    if (known === undefined) first.set(key, block)
    else if (known !== block) copies.set(block, known)
  }
  // The last block of a branch stands for those above it, which go with it.
  const ends = [...copies].filter(([copy]) => {
    return ground.outgoing(copy).some(({ target }) => !copies.has(target))
  })
  return ends.map(([copy, original]): Finding => {
    const merged = mergeInto(ground.pipeline, copy, original)
    const branch = merged ? merged.gone : [copy]
    return {
      rule: 'duplicated-branch',
      category: 'Structure',
      severity: 'info',
      title: `${ground.say(copy)} repeats ${ground.say(original)}`,
      description: `Both give the same rows from the same data${branch.length > 1 ? `, over ${branch.length} blocks` : ''}. A change of one has to be made in the other as well.`,
      recommendation: 'Let both readers take the rows of one branch.',
      confidence: 100,
      impact: branch.length > 2 ? 'medium' : 'low',
      evidence: 'Rule: both branches compile to the same operations over the same data.',
      blocks: [copy, original],
      ...(merged
        ? checkedFix(ground, `Read ${ground.say(original)} in both places`, () => merged.pipeline)
        : {}),
    }
  })
}

/** By step: the same text for the same rows. */
function stepKeys(ground: Ground): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>()
  const keys = new Map<string, string>()
  for (const { id, relation, check } of ground.program.steps) {
    const text = JSON.stringify([withKeys(relation), check ?? null])
    const known = numbers.get(text) ?? `${numbers.size}`
    numbers.set(text, known)
    keys.set(id, known)
  }
  return keys

  function withKeys(node: Relation): unknown {
    return JSON.parse(JSON.stringify(node), (name, value: unknown) => {
      // Where an expression was written does not change what it means.
      if (name === 'at') return undefined
      return name === 'step' && typeof value === 'string' ? (keys.get(value) ?? value) : value
    })
  }
}

/** Readers of the copy read the original; what nobody reads any more goes. */
function mergeInto(
  pipeline: Pipeline,
  copy: string,
  original: string,
): { readonly pipeline: Pipeline; readonly gone: readonly string[] } | null {
  const moved = pipeline.connections.filter(({ source }) => source === copy)
  const readers = new Set(moved.map(end))
  // Rows that one port takes twice cannot come from one block by one arrow.
  const doubled = pipeline.connections.some(
    (one) => one.source === original && readers.has(end(one)),
  )
  if (doubled) return null
  const taken = new Set(pipeline.connections.map(({ id }) => id))
  const connections = pipeline.connections.map((connection) => {
    if (connection.source !== copy) return connection
    let id = `e${original}-${connection.target}`
    for (let count = 2; taken.has(id); count += 1) id = `e${original}-${connection.target}_${count}`
    taken.add(id)
    return { ...connection, id, source: original }
  })
  let next: Pipeline = { ...pipeline, connections }
  const gone: string[] = []
  const todo = [copy]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const block = id
    if (next.connections.some(({ source }) => source === block)) continue
    const above = next.connections.filter(({ target }) => target === block)
    next = removeBlock(next, block)
    gone.push(block)
    todo.push(...above.map(({ source }) => source))
  }
  return { pipeline: next, gone }
}

/** Without a port arrows go by their order, so that two at one block may well be at different ones. */
function end({ target, targetHandle, sourceHandle }: Connection): string {
  return JSON.stringify([target, targetHandle ?? null, sourceHandle ?? null])
}
