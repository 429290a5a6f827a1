import { type Block, type Note, notesOf, blockTitle } from '@plainflow/core'
import type { Node } from '@xyflow/react'
import type { Positions } from './create-nodes.ts'

interface NoteData extends Record<string, unknown> {
  readonly block: string
  readonly note: Note
}
export type NoteNode = Node<NoteData, 'note'>

/** No block's id begins like this: those begin with a type. */
export const NOTE_PREFIX = 'note '

export function noteNodeId(block: string, note: string): string {
  return `${NOTE_PREFIX}${block} ${note}`
}

/** Derives the nodes of notes; the same note at the same place keeps its identity. */
export function createNoteNodes() {
  let last = new Map<string, NoteNode>()
  return (blocks: readonly Block[], selection: readonly string[]): NoteNode[] => {
    const nodes = new Map<string, NoteNode>()
    for (const block of blocks)
      for (const note of notesOf(block)) {
        const id = noteNodeId(block.id, note.id)
        const node = toNode(id, block, note, selection.includes(id))
        const known = last.get(id)
        nodes.set(id, known && isSame(known, node) ? known : node)
      }
    last = nodes
    return [...nodes.values()]
  }
}

/** Notes follow the blocks they stand by, also while those are dragged. */
export function withNotesMoved(notes: readonly NoteNode[], dragged: Positions): NoteNode[] {
  return notes.map((node) => {
    const { block, note } = node.data
    const to = dragged[block]
    const position = dragged[node.id] ?? (to && { x: to.x + note.x, y: to.y + note.y })
    return position ? { ...node, position } : node
  })
}

function toNode(id: string, block: Block, note: Note, selected: boolean): NoteNode {
  const { width, height } = note
  return {
    id,
    type: 'note',
    position: { x: block.position.x + note.x, y: block.position.y + note.y },
    selected,
    connectable: false,
    data: { block: block.id, note },
    width,
    height,
    measured: { width, height },
    ariaLabel: `Note by ${blockTitle(block)}: ${note.text}`,
    zIndex: -1,
  }
}

function isSame(left: NoteNode, right: NoteNode): boolean {
  return (
    left.data.note === right.data.note &&
    left.selected === right.selected &&
    left.position.x === right.position.x &&
    left.position.y === right.position.y &&
    left.ariaLabel === right.ariaLabel
  )
}
