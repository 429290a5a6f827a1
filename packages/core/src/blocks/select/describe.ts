import type { CatalogueDataset } from '../../tables/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { sayName, sayNew } from '../../words/say.ts'
import type { Given } from '../block.ts'
import type { SelectConfiguration, SelectedColumn } from './config.ts'

export type Parameters = SelectConfiguration['parameters']

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: SelectConfiguration, given: Given): string {
  const { mode, columns: chosen } = parameters
  const columns = given.inputs[0]?.columns ?? []
  const verb = VERBS[mode](chosen)
  if (chosen.length === 0) return `${verb} no columns`
  const said = chosen.map((one) => sayChange(one, columns, verb === 'Convert' ? 'to' : 'as'))
  return mode === 'change' ? `${verb} ${said.join(', ')}` : `${verb} the columns ${said.join(', ')}`
}

const VERBS: Readonly<Record<Parameters['mode'], (chosen: readonly SelectedColumn[]) => string>> = {
  only: () => 'Select',
  drop: () => 'Drop',
  change: (chosen) =>
    chosen.length > 0 && chosen.every(({ name, type }) => name === '' && type !== 'same')
      ? 'Convert'
      : 'Rename',
}

function sayChange(one: SelectedColumn, columns: readonly Column[], as: 'as' | 'to'): string {
  const to = one.name === '' ? '' : ` to ${sayNew(one.name)}`
  return `${sayName(one.column, columns)}${to}${one.type === 'same' ? '' : ` ${as} ${one.type}`}`
}

export const KEEPING = [
  'select',
  'keep only',
  'only keep',
  'keep',
  'choose',
  'pick',
  'only',
  'take',
]
export const SHOWING = [
  'show me only',
  'show only',
  'only show',
  'show me',
  'show',
  'return',
  'get',
]
export const DROPPING = ['drop', 'remove', 'delete', 'discard', 'leave out', 'get rid of', 'hide']
export const CONVERTING = ['convert', 'cast']
export const NOUNS = ['columns', 'column', 'fields', 'field']

export const openers = [
  ...[...KEEPING, ...SHOWING, ...DROPPING]
    .filter((verb) => !['only', 'choose', 'hide'].includes(verb))
    .flatMap((verb) => NOUNS.flatMap((noun) => [`${verb} the ${noun}`, `${verb} ${noun}`])),
  'select no columns',
  'drop no columns',
  'rename',
  ...CONVERTING,
]

export function examples(dataset: CatalogueDataset): readonly string[] {
  const names = dataset.columns.map(({ name }) => sayName(name, dataset.columns))
  const [one, other] = names.filter((name) => !name.startsWith('"'))
  return one && other ? [`keep only the columns ${one}, ${other}`] : []
}
