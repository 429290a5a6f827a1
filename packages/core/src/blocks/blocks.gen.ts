// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { BlockDefinition } from './block.ts'
import { block as aggregateBlock } from './aggregate/block.ts'
import { block as exportBlock } from './export/block.ts'
import { block as filterBlock } from './filter/block.ts'
import { block as joinBlock } from './join/block.ts'
import { block as loadCsvBlock } from './load_csv/block.ts'
import { block as selectBlock } from './select/block.ts'
import { block as sortBlock } from './sort/block.ts'
import { block as transformBlock } from './transform/block.ts'
import { block as unionBlock } from './union/block.ts'

/** By id; `BLOCKS` of the registry has them in the order of the palette. */
export const REGISTERED: readonly BlockDefinition[] = [
  aggregateBlock,
  exportBlock,
  filterBlock,
  joinBlock,
  loadCsvBlock,
  selectBlock,
  sortBlock,
  transformBlock,
  unionBlock,
]
