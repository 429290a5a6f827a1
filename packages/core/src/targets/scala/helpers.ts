import type { SparkHelper } from '../spark/spark-helper.ts'
import { EXCEL_HELPERS } from './excel-helpers.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import type { ScalaHelper } from './helper.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

const IMPORTS = {
  BufferedInputStream: { import: 'java.io.BufferedInputStream' },
  BufferedWriter: { import: 'java.io.BufferedWriter' },
  OutputStreamWriter: { import: 'java.io.OutputStreamWriter' },
  UTF_8: { import: 'java.nio.charset.StandardCharsets.UTF_8' },
  Files: { import: 'java.nio.file.Files' },
  Path: { import: 'java.nio.file.Path' },
  Paths: { import: 'java.nio.file.Paths' },
  StandardCopyOption: { import: 'java.nio.file.StandardCopyOption' },
  LocalDate: { import: 'java.time.LocalDate' },
  LocalDateTime: { import: 'java.time.LocalDateTime' },
  ChronoUnit: { import: 'java.time.temporal.ChronoUnit' },
  Comparator: { import: 'java.util.Comparator' },
  GZIPOutputStream: { import: 'java.util.zip.GZIPOutputStream' },
  ZipEntry: { import: 'java.util.zip.ZipEntry' },
  ZipOutputStream: { import: 'java.util.zip.ZipOutputStream' },
  Column: { import: 'org.apache.spark.sql.Column' },
  DataFrame: { import: 'org.apache.spark.sql.DataFrame' },
  SparkSession: { import: 'org.apache.spark.sql.SparkSession' },
  Window: { import: 'org.apache.spark.sql.expressions.Window' },
  functions: { import: 'org.apache.spark.sql.functions._' },
  types: { import: 'org.apache.spark.sql.types._' },
  LoggerFactory: { import: 'org.slf4j.LoggerFactory' },
  ListMap: { import: 'scala.collection.immutable.ListMap' },
  CollectionConverters: { import: 'scala.jdk.CollectionConverters._' },
  Using: { import: 'scala.util.Using' },
} as const

const START = {
  start_spark: {
    needs: ['SparkSession'],
    definition: `/** A session in which an overflow is an error and times have no zone. */
def startSpark(): SparkSession =
  SparkSession
    .builder()
    .appName("pipeline")
    .master(sys.props.getOrElse("spark.master", "local[*]"))
    .config("spark.sql.ansi.enabled", "true")
    .config("spark.sql.caseSensitive", "true")
    .config("spark.sql.session.timeZone", "UTC")
    .getOrCreate()`,
  },
} as const

const TABLE = {
  ...IMPORTS,
  ...START,
  ...EXPRESSION_HELPERS,
  ...TABLE_HELPERS,
  ...EXCEL_HELPERS,
} as const

export type HelperName = keyof typeof TABLE

/** What a printed file may hold beside its steps; every name under `needs` is one of them. */
export const HELPERS: Readonly<
  Record<HelperName, ScalaHelper & { needs?: readonly HelperName[] }>
> = TABLE

/** All that printed calls may name are there. */
HELPERS satisfies Readonly<Record<SparkHelper, unknown>>

/** Functions of the file, as it names them. */
export const HELPER_NAMES: readonly string[] = Object.values<ScalaHelper>(TABLE).flatMap(
  ({ definition }) => /(?:def|val) (\w+)/.exec(definition ?? '')?.[1] ?? [],
)
