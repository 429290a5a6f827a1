import type { Bins } from './bin-columns.ts'
import type { GrownNode } from './grow-tree.ts'

/** The leaf a row comes to, by its bins. */
export function leafOf<L>(root: GrownNode, { columns }: Bins, row: number, leaves: Leaves<L>): L {
  let node = root
  while (node.kind === 'split')
    node = node.goesYes[columns[node.feature]![row]!] === 1 ? node.yes : node.no
  return leaves.get(node)!
}

/** What was made of each leaf. */
export type Leaves<L> = ReadonlyMap<GrownNode, L>
