import type { Helpers } from '../python/helper.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { FUNCTION_HELPERS } from './function-helpers.ts'
import { OUTLET_HELPERS } from './outlet-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

const IMPORTS = {
  gzip: { import: 'import gzip' },
  json: { import: 'import json' },
  hashlib: { import: 'import hashlib' },
  re: { import: 'import re' },
  sqlite3: { import: 'import sqlite3' },
  closing: { import: 'from contextlib import closing' },
  datetime: { import: 'from datetime import datetime' },
  np: { import: 'import numpy as np', isOutside: true },
} as const

const TABLE = {
  ...IMPORTS,
  ...EXPRESSION_HELPERS,
  ...FUNCTION_HELPERS,
  ...TABLE_HELPERS,
  ...OUTLET_HELPERS,
} as const

export type HelperName = keyof typeof TABLE

/** What a printed file may hold beside its steps; every name under `needs` is one of them. */
export const HELPERS: Helpers<HelperName> = TABLE
