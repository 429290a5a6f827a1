import { findBlock } from '../../blocks/registry.ts'
import type { Block, Connection } from '../pipeline.ts'
import { topologicalOrder } from '../topological-order.ts'
import { choiceOf, type Choices, type MergeConflict } from './merge-conflict.ts'

type Connections = readonly Connection[]

/**
 * The arrows of both sides between the blocks that are left. An input that takes one arrow is one
 * value: two new arrows to it are a conflict, as are arrows that only together make a loop.
 */
export function mergeConnections(
  base: Connections,
  mine: Connections,
  theirs: Connections,
  blocks: readonly Block[],
  choices: Choices,
  report: (conflict: MergeConflict) => void,
): Connection[] {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  const known = ({ source, target }: Connection) => byId.has(source) && byId.has(target)
  const sides = [base, mine, theirs].map((side) => groupBySlot(side.filter(known), byId))
  const [before = new Map(), ours = new Map(), others = new Map()] = sides
  const merged: Connection[] = []
  for (const slot of new Set([...ours.keys(), ...others.keys()])) {
    const [was, here, there] = [before, ours, others].map((side) => side.get(slot) ?? [])
    merged.push(...mergeSlot(slot, was ?? [], here ?? [], there ?? []))
  }
  return withFreeIds(withoutNewLoop(inOrderOf(merged, mine)))

  function mergeSlot(slot: string, was: Connections, here: Connections, there: Connections) {
    const [now, then, other] = [here, was, there].map(keysOf)
    if (now === other || then === other) return here
    if (then === now) return there
    const [first] = [...here, ...there, ...was]
    const target = byId.get(first?.target ?? '')
    if (!target) return here
    const id = `${target.id}/input/${first?.targetHandle ?? ''}`
    report({
      id,
      kind: 'input',
      block: target.id,
      label: target.label,
      field: inputName(target, slot),
      mine: sourcesInWords(here),
      theirs: sourcesInWords(there),
    })
    return choiceOf(choices, id) === 'mine' ? here : there
  }

  function closes(some: Connections): boolean {
    return topologicalOrder({ blocks, connections: some }).cycle !== null
  }

  function sourcesInWords(connections: Connections): string {
    if (connections.length === 0) return 'not connected'
    return connections.map(({ source }) => `from ${byId.get(source)?.label ?? source}`).join(', ')
  }

  function withoutNewLoop(connections: Connection[]): Connection[] {
    if (!closes(connections) || closes(mine.filter(known)) || closes(theirs.filter(known)))
      return connections
    const own = new Set(mine.map(keyOf))
    const kept = connections.filter((connection) => own.has(keyOf(connection)))
    for (const connection of connections.filter((candidate) => !own.has(keyOf(candidate)))) {
      const id = `${connection.target}/loop/${connection.source}`
      if (closes([...kept, connection])) {
        report({
          id,
          kind: 'connection',
          block: connection.target,
          label: byId.get(connection.target)?.label ?? connection.target,
          field: 'Connection that closes a loop',
          mine: 'not connected',
          theirs: sourcesInWords([connection]),
        })
        if (choiceOf(choices, id) === 'mine') continue
      }
      kept.push(connection)
    }
    return kept
  }
}

/** Which single value an arrow is part of: the input it fills, or the arrow itself where an input takes many. */
function groupBySlot(
  connections: Connections,
  blocks: ReadonlyMap<string, Block>,
): Map<string, Connection[]> {
  const slots = new Map<string, Connection[]>()
  for (const connection of connections) {
    const slot = slotOf(connection, blocks)
    const held = slots.get(slot)
    if (!held) slots.set(slot, [connection])
    else if (!held.some((other) => keyOf(other) === keyOf(connection))) held.push(connection)
  }
  return slots
}

function slotOf(connection: Connection, blocks: ReadonlyMap<string, Block>): string {
  const inputs = findBlock(blocks.get(connection.target)?.type ?? '')?.inputs ?? []
  const named = connection.targetHandle ?? null
  const port =
    named === null && inputs.length === 1 ? inputs[0] : inputs.find(({ id }) => id === named)
  return port && !port.many
    ? JSON.stringify([connection.target, port.id])
    : JSON.stringify([connection.target, port?.id ?? null, keyOf(connection)])
}

function inputName(target: Block, slot: string): string {
  const [, port] = JSON.parse(slot) as [string, string | null] // written by slotOf
  const label = findBlock(target.type)?.inputs.find(({ id }) => id === port)?.label
  return label === undefined ? 'Input' : `Input "${label}"`
}

function keyOf({ source, sourceHandle, target, targetHandle }: Connection): string {
  return JSON.stringify([source, sourceHandle ?? null, target, targetHandle ?? null])
}

function keysOf(connections: Connections): string {
  return connections.map(keyOf).toSorted().join()
}

function inOrderOf(connections: readonly Connection[], order: Connections): Connection[] {
  const place = new Map(order.map((connection, index) => [keyOf(connection), index]))
  const at = (connection: Connection) => place.get(keyOf(connection)) ?? order.length
  return connections.toSorted((one, two) => at(one) - at(two))
}

/** Arrows drawn on two sides may have taken one id. */
function withFreeIds(connections: readonly Connection[]): Connection[] {
  const taken = new Set<string>()
  return connections.map((connection) => {
    let id = connection.id
    for (let suffix = 2; taken.has(id); suffix += 1) id = `${connection.id.slice(0, 280)}_${suffix}`
    taken.add(id)
    return id === connection.id ? connection : { ...connection, id }
  })
}
