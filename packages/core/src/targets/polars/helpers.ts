import type { Helpers } from '../python/helper.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { FUNCTION_HELPERS } from './function-helpers.ts'
import { OUTLET_HELPERS } from './outlet-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

const IMPORTS = {
  gzip: { import: 'import gzip' },
  hashlib: { import: 'import hashlib' },
  xlsxwriter: { import: 'import xlsxwriter', isOutside: true },
  date: { import: 'from datetime import date' },
  datetime: { import: 'from datetime import datetime' },
} as const

const TABLE = {
  ...IMPORTS,
  ...FUNCTION_HELPERS,
  ...EXPRESSION_HELPERS,
  ...TABLE_HELPERS,
  ...OUTLET_HELPERS,
} as const

export type HelperName = keyof typeof TABLE

/** What a printed file may hold beside its steps; every name under `needs` is one of them. */
export const HELPERS: Helpers<HelperName> = TABLE
