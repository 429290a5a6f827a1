/** Words that end an expression or a table, and so are no alias without AS. */
export const RESERVED_SQL: ReadonlySet<string> = new Set(
  `all and anti any as asof asc between by case cast cross desc distinct else end except exists
  false fetch filter for from full group having ilike in inner intersect into is join lateral left
  like limit natural not null offset on or order outer over positional qualify right select semi
  similar then true union using values when where window with within glob rlike regexp collate
  tablesample pivot unpivot`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
