// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { Revise } from './revise.ts'
import { revise as aggregateRevise } from './aggregate/revise.ts'
import { revise as filterRevise } from './filter/revise.ts'
import { revise as joinRevise } from './join/revise.ts'
import { revise as sortRevise } from './sort/revise.ts'

/** What takes a remark about a block that is there, by block type. */
export const REVISE: Readonly<Record<string, Revise>> = {
  aggregate: aggregateRevise,
  filter: filterRevise,
  join: joinRevise,
  sort: sortRevise,
}
