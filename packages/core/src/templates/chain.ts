import type { Block, Connection } from '../pipeline/pipeline.ts'

const STEP = { x: 240, y: 160 }

/** A block of a template at a place of its grid. */
export function step(
  id: string,
  type: string,
  label: string,
  [column, row]: readonly [column: number, row: number],
  configuration: Block['configuration'] = {},
): Block {
  const position = { x: column * STEP.x, y: row * STEP.y }
  return { id, type, label, position, data: {}, configuration }
}

/** An arrow from `source` to `target`; ports are named where a block has several. */
export function arrow(
  source: string,
  target: string,
  ports: { readonly from?: string; readonly to?: string } = {},
): Connection {
  return {
    id: `e${source}-${target}`,
    source,
    target,
    sourceHandle: ports.from ?? 'out',
    targetHandle: ports.to ?? 'in',
  }
}
