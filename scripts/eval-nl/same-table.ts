/** Whether two result tables say the same: values as people read them, columns in any order. */
export type Cell = string | number | boolean | bigint | null | undefined
export type Rows = readonly (readonly Cell[])[]

export interface Expected {
  readonly rows: Rows
  readonly alternatives?: readonly Rows[]
  /** Rows of one group tie in the order asked for. */
  readonly order_groups?: readonly number[]
}

export function sameTable(expected: Expected, got: Rows, ordered: boolean): boolean {
  const answers = [expected.rows, ...(expected.alternatives ?? [])]
  return answers.some((rows) =>
    matches(rows, got, ordered ? (expected.order_groups ?? rows.map((_, index) => index)) : null),
  )
}

function matches(expected: Rows, got: Rows, groups: readonly number[] | null): boolean {
  if (expected.length !== got.length) return false
  const width = expected[0]?.length ?? 0
  if (expected.length === 0) return true
  if (got.some((row) => row.length !== width)) return false
  const wanted = expected.map((row) => row.map(readable))
  const given = got.map((row) => row.map(readable))
  return arrangements(wanted, given, width).some((order) =>
    sameRows(
      wanted,
      given.map((row) => order.map((at) => row[at] ?? '')),
      groups,
    ),
  )
}

/** The ways to put the columns of one table in the order of the other, told by the values they hold. */
function arrangements(
  wanted: readonly string[][],
  given: readonly string[][],
  width: number,
): readonly number[][] {
  const bag = (rows: readonly string[][], at: number) =>
    rows
      .map((row) => row[at] ?? '')
      .toSorted()
      .join('\n')
  const fits = Array.from({ length: width }, (_, to) =>
    Array.from({ length: width }, (_each, from) => from).filter(
      (from) => bag(wanted, to) === bag(given, from),
    ),
  )
  let found: number[][] = [[]]
  for (const choices of fits) {
    found = found
      .flatMap((order) =>
        choices.filter((from) => !order.includes(from)).map((from) => [...order, from]),
      )
      .slice(0, 5_000)
  }
  return found
}

function sameRows(
  wanted: readonly string[][],
  given: readonly string[][],
  groups: readonly number[] | null,
): boolean {
  const keys = (rows: readonly string[][]) => rows.map((row) => JSON.stringify(row))
  const [a, b] = [keys(wanted), keys(given)]
  if (groups === null) return a.toSorted().join('\n') === b.toSorted().join('\n')
  for (let from = 0; from < a.length;) {
    let to = from
    while (to < a.length && groups[to] === groups[from]) to += 1
    if (a.slice(from, to).toSorted().join('\n') !== b.slice(from, to).toSorted().join('\n'))
      return false
    from = to
  }
  return true
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** One spelling for a value: numbers to six digits, dates as ISO, text without case, quotes and odd dashes. */
function readable(value: Cell): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number' || typeof value === 'bigint') return number(Number(value))
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = value
    .normalize('NFKC')
    .replaceAll(/[\u200b\ufeff\u00ad]/g, '')
    .replaceAll(/[\u2018\u2019\u00b4`\u2032]/g, "'")
    .replaceAll(/[\u201c\u201d\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
  const digits = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/.test(digits)) return number(Number(digits))
  if (/^(?:true|yes|y|t)$/.test(text)) return '1'
  if (/^(?:false|no|n|f)$/.test(text)) return '0'
  return date(text) ?? text
}

function number(value: number): string {
  return value === 0 ? '0' : String(Number(value.toPrecision(6)))
}

function date(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?z?)?$/.exec(
    text,
  )
  if (iso) {
    const time = iso[4] && !/^00:00(?::00)?$/.test(iso[4]) ? ` ${iso[4].padEnd(8, ':00')}` : ''
    return `${iso[1]}-${two(iso[2])}-${two(iso[3])}${time}`
  }
  const words = /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9})\.?),? (\d{4})$/.exec(text)
  const month = MONTHS.indexOf((words?.[1] ?? words?.[4] ?? '').slice(0, 3)) + 1
  return words && month > 0 ? `${words[5]}-${two(month)}-${two(words[2] ?? words[3])}` : null
}

function two(part: string | number | undefined): string {
  return String(part).padStart(2, '0')
}
