import { isMeasure } from '../../tables/is-measure.ts'
import type { JoinKind } from '../../relation/join.ts'
import { sayFormula, sayName, sayQuoted } from '../../words/say.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { exampleFigure, exampleGroup, exampleMeasure } from '../example-figures.ts'
import type { Given } from '../block.ts'
import { initial } from './config.ts'
import type { JoinConfiguration } from './config.ts'

const SAID: Readonly<Record<JoinKind, string>> = {
  inner: 'Join',
  left: 'Left join',
  right: 'Right join',
  outer: 'Full join',
  semi: 'Semi join',
  anti: 'Anti join',
  cross: 'Cross join',
}

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: JoinConfiguration, given: Given): string {
  const { how, keys, suffix, condition } = parameters
  const [left, right] = given.inputs
  const said = keys.map((key) => {
    const one = sayName(key.left, left?.columns ?? [])
    return key.left === key.right ? one : `${one} = ${sayName(key.right, right?.columns ?? [])}`
  })
  const on = said.length === 0 ? '' : ` on ${said.join(', ')}`
  const marked = suffix === initial.parameters.suffix ? '' : ` with suffix ${sayQuoted(suffix)}`
  const where = condition ? ` where ${sayFormula(condition)}` : ''
  const other = right?.called ?? 'other rows'
  if (given.brief) return `${PLAINLY[how]} ${other}${on}${where}`
  return `${SAID[how]} with ${other}${on}${marked}${where}`
}

const PLAINLY: Readonly<Record<JoinKind, string>> = {
  inner: 'Join with',
  left: 'Add what matches in',
  right: 'Join with all rows of',
  outer: 'Join all rows, matched or not, with',
  semi: 'Keep rows that have a match in',
  anti: 'Keep rows that have no match in',
  cross: 'Pair with every row of',
}

export const OPENINGS: readonly (readonly [string, JoinKind])[] = [
  ['left join', 'left'],
  ['left outer join', 'left'],
  ['right join', 'right'],
  ['right outer join', 'right'],
  ['full join', 'outer'],
  ['full outer join', 'outer'],
  ['outer join', 'outer'],
  ['semi join', 'semi'],
  ['anti join', 'anti'],
  ['cross join', 'cross'],
  ['inner join', 'inner'],
  ['join', 'inner'],
  ['merge', 'inner'],
  ['look up', 'left'],
  ['enrich', 'left'],
  ['match', 'inner'],
]

export const openers = OPENINGS.map(([phrase]) => phrase).filter(
  (phrase) => !['match', 'enrich'].includes(phrase),
)

/** What only the two together tell: a total of the one by a text of the other. */
export function examples(
  dataset: CatalogueDataset,
  others: readonly CatalogueDataset[],
): readonly string[] {
  const { columns, name } = dataset
  const number = exampleMeasure(columns)
  const own = new Set(columns.map((column) => column.name))
  const found = others
    .filter((other) => other.columns.some((key) => own.has(key.name) && !isMeasure(key)))
    .map((other) => ({ other: other.name, group: exampleGroup(without(own, other)) }))
    .find(({ group }) => group !== undefined)
  if (!number || !found || !isPlain(name) || !isPlain(found.other)) return []
  return [`join ${name} with ${found.other}, ${exampleFigure(number)} by ${found.group}`]
}

function without(names: ReadonlySet<string>, dataset: CatalogueDataset): CatalogueDataset {
  return { ...dataset, columns: dataset.columns.filter(({ name }) => !names.has(name)) }
}

function isPlain(name: string): boolean {
  return /^[\p{L}\p{N}_]+$/u.test(name)
}
