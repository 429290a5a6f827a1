import type { CodeCalls } from '../../connector-code.ts'
import { PSYCOPG, WRITE_POLARS } from './in-python.ts'
import { JDBC_ADDRESS, JDBC_DRIVER, JDBC_OPTIONS } from './jdbc.ts'
import { SESSION } from './session.ts'

const OPTIONS = {
  names: ['POSTGRESQL_SESSION', 'POSTGRESQL_OPTIONS', 'postgresql_options'],
  definition: `POSTGRESQL_SESSION = """
${SESSION.join(';\n')}
"""

POSTGRESQL_OPTIONS = {
${JDBC_OPTIONS.map(([name, ours]) => `    "${name}": "${ours}",`).join('\n')}
}


def postgresql_options(variable: str) -> dict[str, str]:
    """Spark's options for the address in the environment variable."""
    pattern = r"${JDBC_ADDRESS.slice(0, 60)}"
    pattern += r"${JDBC_ADDRESS.slice(60)}"
    address = re.fullmatch(pattern, os.environ[variable])
    if not address:
        raise ValueError(
            f"{variable} has to be postgresql://user:password@host:5432/database"
        )
    parts = [urllib.parse.unquote(part or "") for part in address.groups()[:5]]
    user, password, named, port, database = parts
    pairs = [each.partition("=") for each in (address[6] or "").split("&") if each]
    given = {name: urllib.parse.unquote(value) for name, _, value in pairs}
    host = given.pop("host", "") or named or "localhost"
    port = port or "5432"
    path = urllib.parse.quote(database or user, safe="")
    ways = {"url": f"jdbc:postgresql://{host}:{port}/{path}"}
    if host.startswith("/"):
        # A folder with the server's socket; Spark needs junixsocket for it as well.
        ways = {
            "url": f"jdbc:postgresql:///{path}",
            "socketFactory": "org.newsclub.net.unix.AFUNIXSocketFactory$FactoryArg",
            "socketFactoryArg": f"{host}/.s.PGSQL.{port}",
            "sslmode": "disable",
        }
    unknown = [name for name in given if name not in POSTGRESQL_OPTIONS]
    if unknown:
        raise ValueError(f"Spark does not know {unknown} of the address in {variable}")
    options = {POSTGRESQL_OPTIONS[name]: value for name, value in given.items()}
    people = {"user": user, "password": password} if password else {"user": user}
    return {"driver": "org.postgresql.Driver", **ways, **people, **options}`,
}

/** `read(spark, variable, query)` gives a DataFrame of texts; `write` is as that of Polars. */
export const IN_PYSPARK: CodeCalls = {
  kind: 'calls',
  requirements: PSYCOPG,
  drivers: [JDBC_DRIVER],
  cells: 'texts',
  read: {
    name: 'read_postgresql',
    standard: ['import os', 'import re', 'import urllib.parse'],
    outside: ['from pyspark.sql import DataFrame', 'from pyspark.sql import SparkSession'],
    shared: OPTIONS,
    definition: `def read_postgresql(spark: SparkSession, variable: str, query: str) -> DataFrame:
    """Read the rows of a query by JDBC, every cell as its text."""
    options = {
        "sessionInitStatement": POSTGRESQL_SESSION,
        "readOnly": "true",
        # What Spark would have the database compare, it might compare in another order.
        "pushDownPredicate": "false",
        "fetchsize": "10000",
        "query": query,
    }
    reader = spark.read.format("jdbc").options(**postgresql_options(variable))
    return reader.options(**options).load()`,
  },
  // Rows of one transaction travel by one connection, so Python's own driver does it as well as any.
  write: {
    ...WRITE_POLARS,
    outside: [...WRITE_POLARS.outside, 'from pyspark.sql import DataFrame'],
    definition: WRITE_POLARS.definition
      .replace('pl.DataFrame', 'DataFrame')
      .replace('table.iter_rows()', 'table.toLocalIterator()'),
  },
}
