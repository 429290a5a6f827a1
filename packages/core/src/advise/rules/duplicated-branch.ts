import type { Connection, Pipeline } from '../../pipeline/pipeline.ts'
import type { Relation } from '../../relation/relation.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
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
    const merge = mergeInto(ground, copy, original)
    const branch = merge ? merge.gone.size : 1
    return {
      rule: 'duplicated-branch',
      category: 'Structure',
      severity: 'info',
      title: `${ground.say(copy)} repeats ${ground.say(original)}`,
      description: `Both give the same rows from the same data${branch > 1 ? `, over ${branch} blocks` : ''}. A change of one has to be made in the other as well.`,
      recommendation: 'Let both readers take the rows of one branch.',
      confidence: 100,
      impact: branch > 2 ? 'medium' : 'low',
      evidence: 'Rule: both branches compile to the same operations over the same data.',
      blocks: [copy, original],
      ...(merge
        ? checkedFix(ground, `Read ${ground.say(original)} in both places`, merge.pipeline)
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
  ground: Ground,
  copy: string,
  original: string,
): { readonly pipeline: () => Pipeline; readonly gone: ReadonlySet<string> } | null {
  const moved = ground.outgoing(copy)
  const readers = new Set(moved.map(end))
  // Rows that one port takes twice cannot come from one block by one arrow.
  if (ground.outgoing(original).some((one) => readers.has(end(one)))) return null
  const gone = new Set<string>()
  const lost = new Map([
    [copy, moved.length],
    [original, -moved.length],
  ])
  const todo = [copy]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (gone.has(id) || ground.outgoing(id).length > (lost.get(id) ?? 0)) continue
    gone.add(id)
    for (const { source } of ground.incoming(id)) {
      lost.set(source, (lost.get(source) ?? 0) + 1)
      todo.push(source)
    }
  }
  return { gone, pipeline: () => merged(ground.pipeline, copy, original, gone) }
}

function merged(
  { blocks, connections, ...rest }: Pipeline,
  copy: string,
  original: string,
  gone: ReadonlySet<string>,
): Pipeline {
  const taken = new Set(connections.map(({ id }) => id))
  const read = connections.map((connection) => {
    if (connection.source !== copy) return connection
    let id = `e${original}-${connection.target}`
    for (let count = 2; taken.has(id); count += 1) id = `e${original}-${connection.target}_${count}`
    taken.add(id)
    return { ...connection, id, source: original }
  })
  return {
    ...rest,
    blocks: blocks.filter(({ id }) => !gone.has(id)),
    connections: read.filter(({ source, target }) => !gone.has(source) && !gone.has(target)),
  }
}

/** Without a port arrows go by their order, so that two at one block may well be at different ones. */
function end({ target, targetHandle, sourceHandle }: Connection): string {
  return JSON.stringify([target, targetHandle ?? null, sourceHandle ?? null])
}
