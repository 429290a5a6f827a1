// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { BlockCase } from './block.ts'
import { cases as aggregateCases } from './aggregate/cases.ts'
import { cases as exportCases } from './export/cases.ts'
import { cases as filterCases } from './filter/cases.ts'
import { cases as joinCases } from './join/cases.ts'
import { cases as loadCsvCases } from './load_csv/cases.ts'
import { cases as selectCases } from './select/cases.ts'
import { cases as sortCases } from './sort/cases.ts'
import { cases as transformCases } from './transform/cases.ts'
import { cases as unionCases } from './union/cases.ts'

/** The examples every target must reproduce, by block type. */
export const CASES: Readonly<Record<string, readonly BlockCase[]>> = {
  aggregate: aggregateCases,
  export: exportCases,
  filter: filterCases,
  join: joinCases,
  load_csv: loadCsvCases,
  select: selectCases,
  sort: sortCases,
  transform: transformCases,
  union: unionCases,
}
