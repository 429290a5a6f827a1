import { describeConditions } from '../../conditions/describe-conditions.ts'
import type { Column } from '../../relation/column.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { sayFormula, sayNames, sayNew } from '../../words/say.ts'
import type { Given } from '../block.ts'
import { exampleFigure, exampleGroup, exampleMeasure } from '../example-figures.ts'
import { sayMeasure } from '../say-measure.ts'
import { leavingColumns } from './columns.ts'
import { isPlain } from './config.ts'
import type { AggregateConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: AggregateConfiguration, given: Given): string {
  const { keys, measures, having } = parameters
  const columns = given.inputs[0]?.columns ?? []
  const groups = keys.length === 0 ? 'Summarize all rows' : `Group by ${sayNames(keys, columns)}`
  const said = measures.map((measure) => {
    const name = measure.name === '' ? '' : ` as ${sayNew(measure.name)}`
    const text = isPlain(measure) ? sayMeasure(measure, columns) : sayFormula(measure.formula ?? '')
    return `${text}${name}`
  })
  const got = said.length === 0 ? '' : ` to get ${said.join(', ')}`
  if (having.conditions.length === 0) return groups + got
  const leaving = leavingColumns(parameters, columns)
  const kept = describeConditions(having, { columns: leaving, respell: (text) => text })
  return `${groups}${got}, keeping groups where ${kept}`
}

export const openers = ['group', 'aggregate', 'summarize all rows', 'summarize by']

export function examples(dataset: CatalogueDataset): readonly string[] {
  const { columns, uniqueColumns = [] } = dataset
  // A whole number that no two rows share counts the rows, whatever it is called.
  const isCounter = ({ name, type }: Column) => type === 'integer' && uniqueColumns.includes(name)
  const number = exampleMeasure(columns.filter((column) => !isCounter(column)))
  const group = exampleGroup(dataset)
  return number && group ? [`${exampleFigure(number)} by ${group}`] : []
}
