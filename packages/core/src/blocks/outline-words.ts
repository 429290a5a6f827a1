/** Databases as people name them, and how they are stored. */
export const DATABASES: Readonly<Record<string, string>> = {
  postgres: 'postgresql',
  postgresql: 'postgresql',
  psql: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
  mongo: 'mongodb',
  mongodb: 'mongodb',
}

export const DATABASE_NAMES: Readonly<Record<string, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite',
  mongodb: 'MongoDB',
}

/** Named, yet of no kind that can be stored. */
export const OTHER_DATABASES =
  'database|db|data ?warehouse|warehouse|snowflake|bigquery|redshift|oracle|sql server'

export const FILE = String.raw`(?:[a-z][a-z0-9+]*:\/\/)?[\w./-]*[\w-]\.(?:csv|tsv|jsonl?|xlsx?|parquet)`

/** Verbs that bring data in. */
export const LOADING =
  'load|read|pull|get|fetch|extract|grab|query|import|ingest|bring in|collect|copy|take|use|open|start with|start from'

/** A name as a table, a column or a key would be spelled: "the order items table" is `order_items`. */
export function plainName(text: string): string {
  return text
    .trim()
    .replaceAll(/^["'“]|["'”]$/g, '')
    .replace(/^(?:(?:the|all|our|my|a|an|any|some)\s+)+/i, '')
    .replace(/\s+(?:tables?|collections?|data|records|rows|columns?|topic|index|model)$/i, '')
    .trim()
    .replaceAll(/[\s-]+/g, '_')
}

/** "a, b and c". */
export function listed(text: string): readonly string[] {
  return text
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** What stands behind a match, without what joined it. */
export function restOf(text: string | undefined): { readonly rest?: string } {
  const rest = (text ?? '').replace(/^[\s,.;:]+/, '').trim()
  return rest === '' ? {} : { rest }
}
