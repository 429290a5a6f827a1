import type { CodeFunction } from '../../../relation/cells.ts'
import type { CodeCalls } from '../../connector-code.ts'
import { SESSION } from './session.ts'

export const PSYCOPG: readonly string[] = [
  'psycopg==3.3.9',
  'psycopg-binary==3.3.9',
  'typing_extensions==4.16.0',
]

const SHARED = {
  names: ['POSTGRESQL_SESSION'],
  definition: `POSTGRESQL_SESSION = """
${SESSION.join(';\n')}
"""`,
}

/** `read(variable, query)` gives a DataFrame, `write(table, variable, stage, staged, finish)` writes one. */
export const IN_PANDAS: CodeCalls = {
  kind: 'calls',
  requirements: [...PSYCOPG, 'SQLAlchemy==2.1.8'],
  cells: 'values',
  read: {
    name: 'read_postgresql',
    standard: ['import os'],
    outside: ['import psycopg', 'import sqlalchemy'],
    shared: SHARED,
    definition: `def read_postgresql(variable, query):
    """Read the rows of a query; the address is in the environment variable."""

    def connect():
        connection = psycopg.connect(os.environ[variable], autocommit=True)
        connection.execute(POSTGRESQL_SESSION)
        connection.autocommit = False
        connection.read_only = True
        return connection

    engine = sqlalchemy.create_engine("postgresql+psycopg://", creator=connect)
    try:
        # Without parameters, so that a percent sign in the query is nothing special.
        with engine.connect().execution_options(no_parameters=True) as connection:
            return pd.read_sql_query(
                query, connection, coerce_float=False, dtype_backend="numpy_nullable"
            )
    finally:
        engine.dispose()`,
  },
  write: {
    name: 'write_postgresql',
    standard: ['import os'],
    outside: ['import psycopg'],
    shared: SHARED,
    definition: `def write_postgresql(table, variable, stage, staged, finish):
    """Write rows in one transaction, all of them or none."""
    cells = table.astype(object).where(table.notna(), None)
    with psycopg.connect(os.environ[variable]) as connection:
        for statement in [POSTGRESQL_SESSION, *stage]:
            connection.execute(statement)
        with connection.cursor().copy(f"COPY {staged} FROM STDIN") as copy:
            for row in cells.itertuples(index=False, name=None):
                copy.write_row(row)
        for statement in finish:
            connection.execute(statement)`,
  },
}

export const WRITE_POLARS: CodeFunction = {
  name: 'write_postgresql',
  standard: ['import os'],
  outside: ['import psycopg'],
  shared: SHARED,
  definition: `def write_postgresql(
    table: pl.DataFrame,
    variable: str,
    stage: list[str],
    staged: str,
    finish: list[str],
) -> None:
    """Write rows in one transaction, all of them or none."""
    with psycopg.connect(os.environ[variable]) as connection:
        for statement in [POSTGRESQL_SESSION, *stage]:
            connection.execute(statement)
        with connection.cursor().copy(f"COPY {staged} FROM STDIN") as copy:
            for row in table.iter_rows():
                copy.write_row(row)
        for statement in finish:
            connection.execute(statement)`,
}

/** `read(variable, query, types)` gives a LazyFrame; `write` is as that of pandas. */
export const IN_POLARS: CodeCalls = {
  kind: 'calls',
  requirements: PSYCOPG,
  cells: 'values',
  read: {
    name: 'read_postgresql',
    standard: ['import os'],
    outside: ['import psycopg'],
    shared: SHARED,
    definition: `def read_postgresql(variable: str, query: str, types: dict) -> pl.LazyFrame:
    """Read the rows of a query; the address is in the environment variable."""
    with psycopg.connect(os.environ[variable]) as connection:
        connection.read_only = True
        connection.execute(POSTGRESQL_SESSION)
        table = pl.read_database(query, connection, schema_overrides=types)
    return table.cast(types).lazy()`,
  },
  write: WRITE_POLARS,
}
