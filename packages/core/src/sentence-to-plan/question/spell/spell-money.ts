import { isCell } from '../../states/told-columns.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/**
 * What somebody did with money, in the words of an account that has a column for what went out and one for what came
 * in: "how much did I spend on rent" is "total money out for rent". Elsewhere there is nothing to tell apart.
 */
export function spellMoney(sentence: string, tables: readonly SchemaTable[]): string {
  const ways = tables.flatMap((table) => waysOf(table) ?? [])
  const [account, ...others] = ways
  if (!account || others.length > 0) return sentence
  const [out, into] = [account.out, account.into].map(spoken)
  const asked = sentence
    .replace(SPENT, (_, more?: string) => `${more ?? ''}total ${out} for`)
    .replace(EARNED, (_, more?: string) => `${more ?? ''}total ${into} for`)
  const told =
    asked === sentence
      ? sentence
      : asked.replace(TOGETHER, '').replace(FOR_WHEN, '').replace(/\?$/, '')
  return WORDINGS.reduce((said, [form, known]) => said.replace(form, known), told)
    .replaceAll(NOUN_OUT, (noun) => (isNamed(noun, tables) ? noun : 'OUT'))
    .replaceAll(NOUN_IN, (noun) => (isNamed(noun, tables) ? noun : 'IN'))
    .replaceAll(/\bOUT\b/g, out ?? '')
    .replaceAll(/\bIN\b/g, into ?? '')
}

interface Account {
  readonly out: SchemaColumn
  readonly into: SchemaColumn
}

function waysOf({ columns }: SchemaTable): Account | null {
  const amounts = columns.filter(({ numeric, key }) => numeric === 'native' && !key)
  const [out, ...outs] = amounts.filter((column) => OUT.test(spoken(column)))
  const [into, ...ins] = amounts.filter((column) => INTO.test(spoken(column)))
  return out && into && outs.length + ins.length === 0 ? { out, into } : null
}

const OUT =
  /^(?:(?:money|cash|paid|amount|payments?) out|(?:amount )?debit(?:s|ed)?(?: amount)?|withdrawals?|withdrawn|outgoings?|expenses?|expenditure|spent|spending)$/i
const INTO =
  /^(?:(?:money|cash|paid|amount|payments?) in|(?:amount )?credit(?:s|ed)?(?: amount)?|deposits?|deposited|incomings?|income|earnings|received)$/i

/** Without its currency. */
function spoken({ name }: SchemaColumn): string {
  return name
    .replace(/[([].*$/, '')
    .replaceAll('_', ' ')
    .trim()
}

const WHO = String.raw`(?:did|do|does|have|has|had) (?:i|we|you|they)(?: (?:already|ever|actually))?`
const ASKED = String.raw`\b(?:(how much (?:more|less) )|(?:how much|what) )(?:money )?${WHO} `
const SPENT = new RegExp(
  String.raw`${ASKED}(?:spen[dt]|pay|paid)(?: out)?(?: (?:on|for|to|at|with))?(?=\b)`,
  'i',
)
const EARNED = new RegExp(
  String.raw`${ASKED}(?:earn(?:ed)?|receive[d]?|get|got|make|made)(?: (?:from|by|for|with))?(?=\b)`,
  'i',
)
/** "All together": that is what is added up. */
const TOGETHER = / (?:all ?together|in total|in all|overall)(?=[?.!]*$)/i
/** "How much did I spend in May": for nothing but that. */
const FOR_WHEN = / for(?= (?:in|during|since|before|after|between|from|last|this|until)\b|[?.!]*$)/i

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "The biggest single amount that went out".
  [
    /\b(?:single )?(?:amount|sum|money|payment)s?(?: of money)? (?:that |which )?(?:went|goes|going|has gone|was going) out\b/gi,
    'OUT',
  ],
  [
    /\b(?:single )?(?:amount|sum|money|payment)s?(?: of money)? (?:that |which )?(?:came|comes|coming|has come) in\b/gi,
    'IN',
  ],
  [
    /\b(?:skip|ignore|leave out|without|no) (\p{L}+) (?:where|in which|for which) nothing (?:went|goes|has gone) out\b/giu,
    'only $1 with OUT',
  ],
  [
    /\b(?:got|gets|received|receives|took|takes) the most (?:money )?from (?:me|us)(?: (?:in total|overall))?/gi,
    'has the highest total OUT',
  ],
  [
    /\b(?:gave|gives|paid|pays|sent|sends) (?:me|us) the most(?: money)?(?: (?:in total|overall))?/gi,
    'has the highest total IN',
  ],
]
const NOUN_OUT = /\b(?:spend|spending|spendings|expenses|expenditure|outgoings)\b/gi
const NOUN_IN = /\b(?:income|earnings|incomings)\b/gi

/** A cell or a column that is called so is meant itself. */
function isNamed(noun: string, tables: readonly SchemaTable[]): boolean {
  const called = new RegExp(String.raw`\b${noun}\b`, 'i')
  return (
    isCell(called, tables) || tables.some(({ columns }) => columns.some((c) => called.test(c.name)))
  )
}
