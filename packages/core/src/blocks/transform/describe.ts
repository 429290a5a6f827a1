import { isMeasure } from '../../tables/is-measure.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { sayFormula, sayNew } from '../../words/say.ts'
import type { TransformConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: TransformConfiguration): string {
  if (parameters.columns.length === 0) return 'Compute nothing'
  const columns = parameters.columns.map(
    ({ name, expression }) =>
      `${sayNew(name)} as ${expression.trim() === '' ? UNSAID : sayFormula(expression)}`,
  )
  return `Compute ${columns.join(', ')}`
}

/** In place of a formula that nobody has given yet. */
export const UNSAID = 'a formula still to be given'

export const ADDING = ['add', 'create', 'make', 'insert', 'append', 'include', 'introduce']

export const KINDS = ['new', 'calculated', 'computed', 'derived', 'extra', 'another']

export const openers = [
  'compute',
  'calculate',
  'derive',
  ...ADDING.flatMap((verb) =>
    ['', 'a ', 'the '].flatMap((article) =>
      ['', ...KINDS.map((kind) => `${kind} `)].map((kind) => `${verb} ${article}${kind}column`),
    ),
  ),
  'add columns',
]

export function examples(dataset: CatalogueDataset): readonly string[] {
  const [one, other] = dataset.columns.filter(
    (column) => isMeasure(column) && /^[a-z_]+$/.test(column.name),
  )
  return one && other ? [`add a column product = ${one.name} * ${other.name}`] : []
}
