import { identifier } from './identifier.ts'

const NONE: ReadonlySet<string> = new Set()

/** Names for steps: identifiers in every target, unique within a program, and none of `avoided`. */
export function stepNamer(): (
  wanted: string,
  fallback: string,
  avoided?: ReadonlySet<string>,
) => string {
  const taken = new Set<string>()
  // Remembers where counting stopped, or a thousand blocks of one label would count a million times.
  const counts = new Map<string, number>()
  return (wanted, fallback, avoided = NONE) => {
    const stem = variable(wanted) || variable(fallback) || 'records'
    let count = counts.get(stem) ?? 0
    let name = count === 0 ? stem : `${stem}_${count}`
    while (taken.has(name) || avoided.has(name)) {
      count = count === 0 ? 2 : count + 1
      name = `${stem}_${count}`
    }
    counts.set(stem, count)
    taken.add(name)
    return name
  }
}

function variable(text: string): string {
  const name = identifier(text)
  if (RESERVED.has(name)) return `${name}_rows`
  return /^\d/.test(name) ? `rows_${name}` : name
}

/** Words with a meaning of their own in SQL, Python, R or Scala, or in the libraries the code imports. */
const RESERVED: ReadonlySet<string> = new Set(
  `abs abstract add all alter analyse analyze and anti any array as asc asof assert asymmetric async
  at attach authorization await begin between bigint binary bit boolean both break by c call cascade
  case cast catch char character check checkpoint class col collate collation column columns comment
  commit con concat concurrently connection constraint continue copy count create cross cube current
  current_date current_time current_timestamp current_user data database date datetime day decimal
  def default deferrable deferred del delete desc describe df dict distinct do double drop duckdb
  elif else end enum escape except exclude execute exec exists explain export extends extract f
  false fetch filter final finally first float following for forsome foreign format freeze from full
  function functools getattr global glob grant group grouping groupby groups having head hour if
  ilike implicit import in index inf initially inner input insert install int integer intersect
  interval into io is isnull join json key lambda lag last lateral lazy lead leading left len length
  library like limit list lit load local localtime localtimestamp lower macro map mapping match max
  merge min minute mod month mutate na name nan natural new next nil no none nonlocal not notnull np
  null nulls numeric object of offset on only open operator option or order os outer output over
  overlaps override package partition pass path pathlib pd pivot placing pl polars position pragma
  preceding primary print private protected pyarrow pyspark qualify quit r raise range re read real
  recursive references rename repeat replace reset result return returning right rollback rollup row
  rows sample sealed second select self semi session_user set setattr show similar slice smallint
  some sort source spark split sql start step str string substr substring sum summarize super switch
  symmetric sys t table tablesample tail temp temporary text then this throw time timestamp to
  trailing trait transform treat trigger trim true truncate try tuple type typed unbounded union
  unique unnest unpivot update upper use user using val value values var varchar variadic view when
  where while window with within work write year yield zip zone`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
