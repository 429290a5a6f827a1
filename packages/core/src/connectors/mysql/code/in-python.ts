import type { CodeCalls } from '../../connector-code.ts'
import { READING, WRITING } from './session.ts'

const DRIVER = ['pymysql==1.2.4']

const STANDARD = [
  'import os',
  'import ssl',
  'from urllib.parse import parse_qsl, unquote, urlsplit',
]

const SHARED = {
  names: ['open_mysql', 'ask_mysql', 'fill_mysql'],
  definition: `def open_mysql(variable, session):
    """Connect to the address in the environment variable."""
    address = urlsplit(os.environ[variable])
    options = dict(parse_qsl(address.query))
    mode = options.get("ssl-mode", "VERIFY_IDENTITY").upper()
    socket = options.get("unix_socket")
    context = None
    if mode != "DISABLED" and socket is None:
        context = ssl.create_default_context(cafile=options.get("ssl-ca"))
        if mode == "REQUIRED":
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
    return pymysql.connect(
        host=address.hostname or "localhost",
        port=address.port or 3306,
        user=unquote(address.username or ""),
        password=unquote(address.password or ""),
        database=unquote(address.path[1:]),
        unix_socket=socket,
        ssl=context,
        charset="utf8mb4",
        init_command=session,
    )


def ask_mysql(variable, query):
    """Give the names of the columns of a query, and its rows."""
    connection = open_mysql(
        variable,
        "${READING}",
    )
    try:
        with connection.cursor() as cursor:
            cursor.execute("START TRANSACTION READ ONLY")
            cursor.execute(query)
            return [column[0] for column in cursor.description], cursor.fetchall()
    finally:
        connection.close()


def fill_mysql(rows, variable, stage, staged, finish):
    """Write rows in one transaction, all of them or none."""
    connection = open_mysql(
        variable,
        "${WRITING}",
    )
    try:
        with connection.cursor() as cursor:
            for statement in stage:
                cursor.execute(statement)
            if rows:
                places = ", ".join(["%s"] * len(rows[0]))
                cursor.executemany(f"INSERT INTO {staged} VALUES ({places})", rows)
            for statement in finish:
                cursor.execute(statement)
        connection.commit()
    finally:
        connection.close()`,
}

/** `read(variable, query)` gives a DataFrame, `write(table, variable, stage, staged, finish)` writes one. */
export const IN_PANDAS: CodeCalls = {
  kind: 'calls',
  requirements: DRIVER,
  cells: 'values',
  read: {
    name: 'read_mysql',
    standard: STANDARD,
    outside: ['import pymysql'],
    shared: SHARED,
    definition: `def read_mysql(variable, query):
    """Read the rows of a query; the address is in the environment variable."""
    names, rows = ask_mysql(variable, query)
    return pd.DataFrame(list(rows), columns=names, dtype=object)`,
  },
  write: {
    name: 'write_mysql',
    standard: STANDARD,
    outside: ['import pymysql'],
    shared: SHARED,
    definition: `def write_mysql(table, variable, stage, staged, finish):
    """Write rows in one transaction, all of them or none."""
    cells = table.astype(object).where(table.notna(), None)
    # The driver knows moments of Python alone.
    rows = [
        [str(cell) if isinstance(cell, pd.Timestamp) else cell for cell in row]
        for row in cells.itertuples(index=False, name=None)
    ]
    fill_mysql(rows, variable, stage, staged, finish)`,
  },
}

/** `read(variable, query, types)` gives a LazyFrame; `write` is as that of pandas. */
export const IN_POLARS: CodeCalls = {
  kind: 'calls',
  requirements: DRIVER,
  cells: 'values',
  read: {
    name: 'read_mysql',
    standard: STANDARD,
    outside: ['import pymysql'],
    shared: SHARED,
    definition: `def read_mysql(variable: str, query: str, types: dict) -> pl.LazyFrame:
    """Read the rows of a query; the address is in the environment variable."""
    names, rows = ask_mysql(variable, query)
    table = pl.DataFrame(
        list(rows), schema=names, orient="row", infer_schema_length=None
    )
    return table.cast(types).lazy()`,
  },
  write: {
    name: 'write_mysql',
    standard: STANDARD,
    outside: ['import pymysql'],
    shared: SHARED,
    definition: `def write_mysql(
    table: pl.DataFrame,
    variable: str,
    stage: list[str],
    staged: str,
    finish: list[str],
) -> None:
    """Write rows in one transaction, all of them or none."""
    fill_mysql(table.rows(), variable, stage, staged, finish)`,
  },
}
