import type { TestedPredicate } from '../../sentence-to-plan/figures/figure.ts'

/** What figures of different rows are told apart by, as the end of a name: "_2023", "_cancelled". */
export function toldBy(only: readonly TestedPredicate[]): string {
  const [from, to] = only.flatMap((one) =>
    one.kind === 'compare' && typeof one.value === 'string' ? [one.value] : [],
  )
  const stretch = from !== undefined && to !== undefined ? [stretchOf(from, to)] : []
  const words = [...only.flatMap(wordsOf), ...stretch].join('_').toLowerCase()
  const name = words.replaceAll(/[^\p{L}\d]+/gu, '_').slice(0, 60)
  return name === '' ? '' : `_${name}`
}

function wordsOf(one: TestedPredicate): readonly string[] {
  if (one.kind === 'during') {
    const { year, month, day, quarter } = one.moment
    const parts = [year, month, day].flatMap((part) => (part === null ? [] : [String(part)]))
    return [...parts, ...(quarter === undefined ? [] : [`q${quarter}`])]
  }
  if (one.kind === 'among') return [...(one.negated ? ['not'] : []), ...one.values.map(String)]
  if (one.kind === 'empty') return [one.negated ? 'with' : 'without', one.column.column]
  if (one.kind === 'columns') return [one.column.column, 'and', one.other.column]
  if (typeof one.value === 'string') return []
  return typeof one.value === 'boolean'
    ? [...(one.value ? [] : ['not']), one.column.column]
    : [one.column.column, String(one.value)]
}

/** "2024_q2" from its first day to its last; other stretches by both days. */
function stretchOf(from: string, to: string): string {
  const [year = '', month = ''] = from.split('-')
  const months = Number(to.slice(5, 7)) - Number(month) + 1
  const isQuarter = from.endsWith('-01') && to.startsWith(year) && months === 3
  if (isQuarter) return `${year}_q${Math.ceil(Number(month) / 3)}`
  if (from.endsWith('-01') && to.startsWith(year) && months === 6)
    return `${year}_h${Math.ceil(Number(month) / 6)}`
  return `${from}_to_${to}`
}
