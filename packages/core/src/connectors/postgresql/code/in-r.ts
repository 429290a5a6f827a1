import type { CodeCalls } from '../../connector-code.ts'
import { SESSION } from './session.ts'

const OPEN = {
  names: ['open_postgresql', 'ask_postgresql'],
  definition: `open_postgresql <- function(variable) {
  # Open the database whose address is in the environment variable.
  address <- Sys.getenv(variable)
  if (address == "") {
    stop("The environment variable ", variable, " is not set", call. = FALSE)
  }
  connection <- DBI::dbConnect(RPostgreSQL::PostgreSQL(), dbname = address)
  ask_postgresql(connection, c(
${["SET client_encoding = 'UTF8'", ...SESSION].map((each) => `    "${each}"`).join(',\n')}
  ))
  connection
}

ask_postgresql <- function(connection, statements) {
  for (statement in statements) {
    DBI::dbClearResult(DBI::dbSendQuery(connection, statement))
  }
}`,
}

/**
 * `read(variable, query)` gives a tibble of texts, as the driver has no integers of 64 bits; `write(table,
 * variable, stage, staged, finish)` takes one.
 */
export const IN_R: CodeCalls = {
  kind: 'calls',
  requirements: ['r-cran-dbi=1.1.3-1', 'r-cran-rpostgresql=0.7-5+dfsg-1'],
  cells: 'texts',
  read: {
    name: 'read_postgresql',
    standard: [],
    outside: [],
    shared: OPEN,
    definition: `read_postgresql <- function(variable, query) {
  # Read the rows of a query, every cell as its text.
  connection <- open_postgresql(variable)
  on.exit(DBI::dbDisconnect(connection))
  ask_postgresql(connection, "BEGIN READ ONLY")
  result <- DBI::dbSendQuery(connection, query)
  cells <- DBI::dbFetch(result, n = -1)
  DBI::dbClearResult(result)
  as_tibble(cells, .name_repair = "minimal")
}`,
  },
  write: {
    name: 'write_postgresql',
    standard: [],
    outside: [],
    shared: OPEN,
    definition: `write_postgresql <- function(table, variable, stage, staged, finish) {
  # Write texts in one transaction, all rows or none.
  connection <- open_postgresql(variable)
  on.exit(DBI::dbDisconnect(connection))
  copy <- paste("COPY", staged, "FROM STDIN")
  ask_postgresql(connection, c("BEGIN", stage, copy))
  # Where a row is refused, the next statement is what stops.
  RPostgreSQL::postgresqlCopyInDataframe(connection, table)
  ask_postgresql(connection, c(finish, "COMMIT"))
}`,
  },
}
