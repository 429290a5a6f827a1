import type { SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'

const THEY = 'they|we|he|she|it|the team|this team'
const AGAINST = '(?:lose|lost|fall|win|play|face|beat|defeat|tie|draw)'

/**
 * "Which teams did they beat": of a list of games, which tells how each ended, the opponents of those that
 * were won; and whoever beat them is one they lost to.
 */
export function spellOpponents(sentence: string, tables: readonly SchemaTable[]): string {
  const [table, ...others] = tables
  if (!table || others.length > 0 || !hasColumn(table, OPPONENT)) return sentence
  return WORDINGS.reduce((said, [form, known]) => said.replace(form, known), sentence)
}

const OPPONENT = stem('opponent')

function hasColumn({ columns }: SchemaTable, root: string): boolean {
  return columns.some(({ words }) => words.some((word) => word.stem === root && word.weight > 0.25))
}

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:who|(?:which|what) (?:teams?|opponents?|clubs?)) (?:was|were) the (first|last)(?: team| one)? to (?:beat|defeat) (?:them|us|him|her)\b/i,
    'which opponent did they lose to $1',
  ],
  [
    /\b(?:who|(?:which|what) (?:teams?|opponents?|clubs?)) (?:beat|defeated|have beaten|has beaten) (?:them|us|him|her|the team)\b/i,
    'which opponents did they lose to',
  ],
  [
    /\bthe (first|last) (?:team|opponent|club) (?:that )?they (lost to|beat|defeated)/i,
    'the $1 opponent they $2',
  ],
  [
    new RegExp(
      `\\b(which|what) (?:other )?(team|club|school)(s?) (did|do|have|has) (?=(?:${THEY}) ${AGAINST}\\b)`,
      'i',
    ),
    '$1 opponent$3 $4 ',
  ],
  [new RegExp(`\\b(did|do) (${THEY}) (?:beat|defeat)\\b`, 'i'), '$1 $2 win against'],
  [new RegExp(`\\b(${THEY}) (?:beat|defeated)\\b`, 'i'), '$1 won against'],
]
