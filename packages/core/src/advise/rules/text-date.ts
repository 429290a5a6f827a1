import { sourceId } from '../../relation/relation.ts'
import type { Cell } from '../../relation/column.ts'
import type { Step } from '../../relation/program.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
import { insertAfter } from '../fixes/rewire.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

/** Dates that are kept as texts: they sort, compare and group as letters. */
export function textDate(ground: Ground): readonly Finding[] {
  return ground.program.steps.flatMap((step) => {
    const { relation } = step
    if (relation.kind !== 'from') return []
    const dates = relation.columns.flatMap(({ name, type }) => {
      if (type !== 'text' || isCast(ground, step, name)) return []
      const seen = valuesOf(ground, sourceId(relation), name)
      return seen && isDates(seen.values) ? [{ name, ...seen }] : []
    })
    return dates.map((one) => finding(ground, step, one))
  })
}

interface Seen {
  readonly values: readonly Cell[]
  /** Whether these are all the values there are. */
  readonly isAll: boolean
}

function finding(
  ground: Ground,
  step: Step,
  { name, values, isAll }: Seen & { name: string },
): Finding {
  const { block } = step
  const columns = [{ column: name, name: '', type: 'date' }]
  return {
    rule: 'text-date',
    category: 'Data quality',
    severity: 'warning',
    title: `"${name}" holds dates as text`,
    description: `The values of "${name}" in ${ground.say(block)} are dates, yet their type is text: periods cannot be counted and months cannot be grouped without a conversion.`,
    recommendation: 'Convert the column to a date right after it is read.',
    confidence: isAll ? 95 : 70,
    impact: 'medium',
    evidence: `Profile: ${isAll ? 'all' : 'the most frequent'} ${sayCount(values.length, 'value')} of "${name}" ${values.length === 1 ? 'is a date' : 'are dates'}, such as ${String(values[0])}.`,
    blocks: [block],
    // Where a value is no date its cell would be empty: only what was seen whole is converted unasked.
    ...(isAll
      ? checkedFix(
          ground,
          `Convert "${name}" to a date`,
          () =>
            insertAfter(ground.pipeline, block, {
              type: 'select',
              label: 'Convert dates',
              configuration: { parameters: { mode: 'change', columns } },
            }),
          { retyped: [name] },
        )
      : {}),
  }
}

function valuesOf(ground: Ground, dataset: string, column: string): Seen | null {
  const profile = ground.profiles?.[dataset]
  const found = profile?.columns.find(({ name }) => name === column)
  if (!profile || !found) return null
  const isAll =
    profile.profiledRows === profile.rowCount &&
    found.isDistinctExact &&
    found.distinct <= found.top.length
  return { values: found.top.map(({ value }) => value), isAll }
}

/** Whether every block that reads the source gives the column another type, or leaves it out. */
function isCast(ground: Ground, step: Step, name: string): boolean {
  const readers = ground.outgoing(step.block)
  return (
    readers.length > 0 &&
    readers.every(({ target }) =>
      ground
        .stepsOf(target)
        .filter(({ check }) => !check)
        .every(({ columns }) => columns.find((one) => one.name === name)?.type !== 'text'),
    )
  )
}

function isDates(values: readonly Cell[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && isDate(value))
}

function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 100
}
