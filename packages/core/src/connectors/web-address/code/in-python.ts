import type { CodeFunction } from '../../../relation/cells.ts'
import type { CodeCalls } from '../../connector-code.ts'
import { PAGES } from './python/pages.ts'
import { RECORDS } from './python/records.ts'
import { WEB_ROWS } from './python/rows.ts'
import { SIGNS } from './python/signs.ts'
import type { WebFunctions } from './web-functions.ts'

export const PYTHON_FUNCTIONS: WebFunctions = { records: RECORDS, pages: PAGES, signs: SIGNS }

const HTTPX: readonly string[] = [
  'anyio==4.16.0',
  'certifi==2026.10.18',
  'h11==0.16.0',
  'httpcore==1.0.9',
  'httpx==0.28.1',
  'idna==3.20',
  'typing_extensions==4.16.0',
]

const NAMED = Object.values(PYTHON_FUNCTIONS).flatMap((kind) => Object.values<CodeFunction>(kind))

const READ = {
  name: 'read_web_address',
  standard: [],
  outside: [],
  needs: [WEB_ROWS],
} as const

/** `read(variable, path, columns, records, …)` gives a DataFrame. */
export const IN_PANDAS: CodeCalls = {
  kind: 'calls',
  requirements: HTTPX,
  cells: 'typed',
  also: NAMED,
  read: {
    ...READ,
    shared: {
      names: ['COLUMN_TYPES'],
      definition: `COLUMN_TYPES = {
    "boolean": "boolean",
    "integer": "Int64",
    "number": "Float64",
    "text": "string[python]",
    "date": "datetime64[us]",
    "timestamp": "datetime64[us]",
}`,
    },
    definition: `def read_web_address(variable, path, columns, records, **asking):
    """Read the rows of an address, which begins as the environment variable says."""
    rows = list(web_rows(variable, path, columns, records, **asking))
    table = pd.DataFrame(rows, columns=list(columns), dtype=object)
    return table.astype({name: COLUMN_TYPES[kind] for name, kind in columns.items()})`,
  },
}

/** The same, as a LazyFrame. */
export const IN_POLARS: CodeCalls = {
  kind: 'calls',
  requirements: HTTPX,
  cells: 'typed',
  also: NAMED,
  read: {
    ...READ,
    shared: {
      names: ['COLUMN_TYPES'],
      definition: `COLUMN_TYPES = {
    "boolean": pl.Boolean,
    "integer": pl.Int64,
    "number": pl.Float64,
    "text": pl.String,
    "date": pl.Date,
    "timestamp": pl.Datetime("us"),
}`,
    },
    definition: `def read_web_address(variable, path, columns, records, **asking):
    """Read the rows of an address, which begins as the environment variable says."""
    rows = list(web_rows(variable, path, columns, records, **asking))
    types = {name: COLUMN_TYPES[kind] for name, kind in columns.items()}
    return pl.DataFrame(rows, schema=types, orient="row").lazy()`,
  },
}

/** The same with the session before it, as a DataFrame of Spark. */
export const IN_PYSPARK: CodeCalls = {
  kind: 'calls',
  requirements: HTTPX,
  cells: 'typed',
  also: NAMED,
  read: {
    ...READ,
    outside: ['from pyspark.sql import types'],
    shared: {
      names: ['COLUMN_TYPES'],
      definition: `COLUMN_TYPES = {
    "boolean": types.BooleanType(),
    "integer": types.LongType(),
    "number": types.DoubleType(),
    "text": types.StringType(),
    "date": types.DateType(),
    "timestamp": types.TimestampNTZType(),
}`,
    },
    definition: `def read_web_address(spark, variable, path, columns, records, **asking):
    """Read the rows of an address, which begins as the environment variable says."""
    rows = list(web_rows(variable, path, columns, records, **asking))
    schema = types.StructType()
    for name, kind in columns.items():
        schema.add(name, COLUMN_TYPES[kind])
    return spark.createDataFrame(rows, schema)`,
  },
}
