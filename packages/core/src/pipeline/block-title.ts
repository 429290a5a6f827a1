import { findBlock } from '../blocks/registry.ts'
import type { Block } from './pipeline.ts'

/**
 * What a block is called where it is shown: `orders.csv` for one that reads that file. A name somebody
 * gave it stays; that of its type, or of its data, says less than the file does.
 */
export function blockTitle(block: Block): string {
  const known = titles.get(block) ?? titleOf(block)
  titles.set(block, known)
  return known
}

/** Blocks are values: a canvas of a thousand asks for every one of them at each edit. */
const titles = new WeakMap<Block, string>()

function titleOf({ type, label, configuration }: Block): string {
  const definition = findBlock(type)
  const read = definition?.titled && definition.configuration.safeParse(configuration)
  const title = read?.success ? definition?.titled?.(read.data) : null
  if (!title) return label
  const isUnnamed = label === definition?.label || title.startsWith(`${label}.`)
  return isUnnamed ? title : label
}
