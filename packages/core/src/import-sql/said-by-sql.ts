/** The blocks a query becomes: what each of them does, SQL can say. */
export const SAID_BY_SQL = [
  'load_csv',
  'select',
  'filter',
  'transform',
  'join',
  'union',
  'aggregate',
  'window',
  'sort',
  'pivot',
  'unpivot',
] as const
