import type { Helpers } from '../python/helper.ts'
import type { SparkHelper } from '../spark/spark-helper.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

const IMPORTS = {
  gzip: { import: 'import gzip' },
  json: { import: 'import json' },
  os: { import: 'import os' },
  pyspark: { import: 'import pyspark', isOutside: true },
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

const SETTINGS = `.appName("pipeline")
        .config("spark.sql.ansi.enabled", "true")
        .config("spark.sql.caseSensitive", "true")
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )`

const START = {
  start_spark: {
    needs: ['SparkSession'],
    definition: `def start_spark() -> SparkSession:
    """A session in which an overflow is an error and times have no zone."""
    return (
        SparkSession.builder${SETTINGS}`,
  },
  start_spark_with: {
    needs: ['os', 'pyspark', 'SparkSession'],
    definition: `def start_spark_with(*drivers: str) -> SparkSession:
    """Such a session with drivers, fetched from Maven where they are not among Spark's jars."""
    home = os.environ.get("SPARK_HOME") or os.path.dirname(pyspark.__file__)
    jars = [path.name for path in Path(home, "jars").glob("*.jar")]
    names = {each: "-".join(each.split(":")[1:]) + ".jar" for each in drivers}
    missing = [
        each
        for each, name in names.items()
        if not any(jar.endswith(name) for jar in jars)
    ]
    builder = SparkSession.builder
    if missing:
        builder = builder.config("spark.jars.packages", ",".join(missing))
    return (
        builder${SETTINGS}`,
  },
} as const

const TABLE = { ...IMPORTS, ...START, ...EXPRESSION_HELPERS, ...TABLE_HELPERS } as const

export type HelperName = keyof typeof TABLE

/** What a printed file may hold beside its steps; every name under `needs` is one of them. */
export const HELPERS: Helpers<HelperName> = TABLE

/** All that printed calls may name are there. */
HELPERS satisfies Readonly<Record<SparkHelper, unknown>>
