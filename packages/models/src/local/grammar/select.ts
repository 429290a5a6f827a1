import { totalsOf, type Totals } from './aggregates.ts'
import { choice, isNever, list, oneOf, optional, type Rule, type Rules, sequence } from './rule.ts'
import type { Values } from './values.ts'
import { ALIAS, SMALL } from './words.ts'

const MOST_ITEMS = 6

/**
 * What stands in a SELECT list so far decides what may follow: rows as they are, totals of all of them,
 * totals by key, windows. So is every list grouped that has to be, and no place counted that is not there.
 */
type Listed = 'rows' | 'totals' | 'groups' | 'windows' | 'distinct'

const AFTER_KEY = {
  rows: 'rows',
  totals: 'groups',
  groups: 'groups',
  windows: 'windows',
  distinct: 'distinct',
} as const satisfies Record<Listed, Listed>

const AFTER_TOTAL = { rows: 'groups', totals: 'totals', groups: 'groups' } as const
const AFTER_WINDOW = { rows: 'windows', windows: 'windows' } as const

interface Selecting {
  readonly scope: string
  readonly values: Values
  readonly from: Rule
}

export interface Selects {
  readonly select: Rule
  readonly totals: Totals
  /** ` from … [where …]` */
  readonly source: Rule
}

export function selectsOf(rules: Rules, { scope, values, from }: Selecting): Selects {
  const named = (name: string, rule: Rule) => rules.define(`${scope}-${name}`, rule)
  const found = totalsOf(values)
  const totals = {
    number: named('total', found.number),
    item: named('totals', found.item),
    condition: named('having', found.condition),
  }
  const key = sequence(values.item, optional(' AS ', ALIAS))
  const total = sequence(totals.item, optional(' AS ', ALIAS))
  const over = named('over', overOf(values))
  const window = sequence(windowCall(values), over, optional(' AS ', ALIAS))
  const source = named('source', sequence(' FROM ', from, optional(' WHERE ', values.condition)))

  const endOf = (count: number, listed: Listed): Rule => {
    const hasTotals = listed === 'totals' || listed === 'groups'
    const place = oneOf(Array.from({ length: count }, (_, at) => String(at + 1)))
    const column = listed === 'rows' || listed === 'windows' ? [values.any] : []
    const ordered = sequence(
      choice(place, ...(hasTotals ? [totals.number] : column)),
      optional(oneOf([' DESC', ' ASC'])),
    )
    const grouped = sequence(' GROUP BY ALL', optional(' HAVING ', totals.condition))
    const best = optional(' QUALIFY ROW_NUMBER()', over, ' <= ', SMALL)
    return sequence(
      source,
      ...(listed === 'groups' ? [grouped] : column.length > 0 ? [best] : []),
      optional(' ORDER BY ', list(ordered, ', ', 3)),
      optional(' LIMIT ', SMALL),
    )
  }
  const restOf = (count: number, listed: Listed): Rule => {
    const name = `${scope}-${listed}-${count}`
    const known: Rule = { kind: 'named', name }
    if (rules.rules.has(name)) return known
    const more = count < MOST_ITEMS ? [sequence(', ', nextOf(count, listed))] : []
    return rules.define(name, choice(endOf(count, listed), ...more))
  }
  const nextOf = (count: number, listed: Listed): Rule => {
    const rest = (after: Listed) => restOf(count + 1, after)
    const afterTotal =
      listed in AFTER_TOTAL ? AFTER_TOTAL[listed as keyof typeof AFTER_TOTAL] : null
    const afterWindow =
      listed in AFTER_WINDOW ? AFTER_WINDOW[listed as keyof typeof AFTER_WINDOW] : null
    return choice(
      sequence(key, rest(AFTER_KEY[listed])),
      ...(afterTotal ? [sequence(total, rest(afterTotal))] : []),
      ...(afterWindow ? [sequence(window, rest(afterWindow))] : []),
    )
  }
  const first = choice(
    sequence('*', endOf(1, 'rows')),
    sequence(key, restOf(1, 'rows')),
    sequence(total, restOf(1, 'totals')),
    sequence(window, restOf(1, 'windows')),
    sequence('DISTINCT ', key, restOf(1, 'distinct')),
  )
  return { select: named('select', sequence('SELECT ', first)), totals, source }
}

/** ` over ([partition by …] order by …)` */
function overOf({ any }: Values): Rule {
  const partition = optional('PARTITION BY ', list(any, ', ', 3), ' ')
  return sequence(' OVER (', partition, 'ORDER BY ', any, optional(' DESC'), ')')
}

function windowCall({ column, any }: Values): Rule {
  const ranked = sequence(oneOf(['ROW_NUMBER', 'RANK', 'DENSE_RANK']), '()')
  const running = sequence(oneOf(['SUM', 'AVG']), '(', column.numeric, ')')
  const beside = sequence(oneOf(['LAG', 'LEAD']), '(', any, ')')
  return isNever(column.numeric) ? choice(ranked, beside) : choice(ranked, running, beside)
}
