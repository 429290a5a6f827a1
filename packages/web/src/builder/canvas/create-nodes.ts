import { type Block, findBlock } from '@plainflow/core'
import type { Analysis } from '../state/analysis.tsx'
import type { BlockNode } from './block-card.tsx'
import { CARD, cardHandles, type Direction, SIDES } from './card-size.ts'
import { type CardView, cardView, type Runs, sameView, stateWords } from './card-view.ts'
import type { Shown } from './shown-pipeline.ts'

export type Positions = Readonly<Record<string, Block['position']>>

/** Derives nodes and remembers the last ones, to hand out the same object for the same picture. */
export function createNodes() {
  let last = new Map<string, BlockNode>()
  return (
    shown: Shown,
    analysis: Analysis,
    runs: Runs,
    selection: readonly string[],
    laid: Positions | null,
    direction: Direction,
  ): BlockNode[] => {
    const chosen = new Set(selection)
    const nodes = new Map<string, BlockNode>()
    for (const block of shown.blocks) {
      const view = cardView(block, analysis, shown.marks.get(block.id), runs, direction)
      const position = laid?.[block.id] ?? block.position
      const selected = chosen.has(block.id)
      const known = last.get(block.id)
      const same = known && isSame(known, view, position, selected)
      nodes.set(block.id, same ? known : toNode(block, view, position, selected, known))
    }
    last = nodes
    return [...nodes.values()]
  }
}

function toNode(
  block: Block,
  view: CardView,
  position: Block['position'],
  selected: boolean,
  known: BlockNode | undefined,
): BlockNode {
  return {
    id: block.id,
    type: 'block',
    position,
    selected,
    // The same view object keeps a card from being drawn again when only its place changed.
    data: known && sameView(known.data, view) ? known.data : view,
    width: CARD.width,
    height: CARD.height,
    measured: CARD,
    handles: cardHandles(findBlock(block.type), view.direction),
    // Named so that the canvas looks again where the ports are when the direction changes.
    sourcePosition: SIDES[view.direction].source,
    targetPosition: SIDES[view.direction].target,
    ariaLabel: `${view.label}: ${view.sentence} (${stateWords(view)})`,
  }
}

function isSame(
  node: BlockNode,
  view: CardView,
  position: Block['position'],
  selected: boolean,
): boolean {
  return (
    node.selected === selected &&
    node.position.x === position.x &&
    node.position.y === position.y &&
    sameView(node.data, view)
  )
}
