import type { SchemaColumn } from '../../tables/schema.ts'
import type { FigureDraft } from './figure-draft.ts'

/**
 * "Outstanding amount of all open claims": an amount of money over rows is what they come to, where a heading
 * says it and nothing else. The prices of rooms are listed, and so is whatever somebody asks to see.
 */
export function comesTo({ amount, rows, isHeading }: FigureDraft): boolean {
  const [best] = amount?.kind === 'column' && amount.isBare ? amount.columns : []
  return isHeading && rows.length > 0 && best !== undefined && isMoney(best.column)
}

function isMoney({ name }: SchemaColumn): boolean {
  const said = name.replaceAll(/[_-]+/g, ' ')
  return MONEY.test(said) && !OF_ONE.test(said)
}

const MONEY =
  /\b(?:amount|total|fees?|costs?|value|balance|revenue|income|charges?|dues?|outstanding|tax|spend|expenses?|payments?|donations?)\b/i
/** What one of something costs says nothing of several. */
const OF_ONE = /\b(?:unit|per|rate|price|average|avg|hourly|daily|limit|max|min)\b/i
