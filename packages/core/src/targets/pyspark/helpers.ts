import type { Helpers } from '../python/helper.ts'
import type { SparkHelper } from '../spark/spark-helper.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

const IMPORTS = {
  gzip: { import: 'import gzip' },
  json: { import: 'import json' },
  shutil: { import: 'import shutil' },
  mkdtemp: { import: 'from tempfile import mkdtemp' },
  TemporaryDirectory: { import: 'from tempfile import TemporaryDirectory' },
  Column: { import: 'from pyspark.sql import Column', isOutside: true },
  DataFrame: { import: 'from pyspark.sql import DataFrame', isOutside: true },
  SparkSession: { import: 'from pyspark.sql import SparkSession', isOutside: true },
  Window: { import: 'from pyspark.sql import Window', isOutside: true },
  F: { import: 'from pyspark.sql import functions as F', isOutside: true },
  T: { import: 'from pyspark.sql import types as T', isOutside: true },
  Workbook: { import: 'from openpyxl import Workbook', isOutside: true },
  WriteOnlyCell: { import: 'from openpyxl.cell import WriteOnlyCell', isOutside: true },
  ILLEGAL_CHARACTERS_RE: {
    import: 'from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE',
    isOutside: true,
  },
} as const

const START = {
  start_spark: {
    needs: ['SparkSession'],
    definition: `def start_spark() -> SparkSession:
    """A session in which an overflow is an error and times have no zone."""
    return (
        SparkSession.builder.appName("pipeline")
        .config("spark.sql.ansi.enabled", "true")
        .config("spark.sql.caseSensitive", "true")
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )`,
  },
} as const

const TABLE = { ...IMPORTS, ...START, ...EXPRESSION_HELPERS, ...TABLE_HELPERS } as const

export type HelperName = keyof typeof TABLE

/** What a printed file may hold beside its steps; every name under `needs` is one of them. */
export const HELPERS: Helpers<HelperName> = TABLE

/** All that printed calls may name are there. */
HELPERS satisfies Readonly<Record<SparkHelper, unknown>>
