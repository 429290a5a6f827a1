import { checkConditions } from '../../conditions/check-conditions.ts'
import type { Column } from '../../relation/column.ts'
import { findColumn } from '../../relation/column-types.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumns, checkNewNames, problemAt } from '../check-column.ts'
import { checkGroupFormula } from '../check-formula.ts'
import { freeName } from '../free-name.ts'
import { checkMeasure, storedMeasureType } from '../measure.ts'
import { isPlain, nameOf } from './config.ts'
import type { AggregateConfiguration, NamedMeasure } from './config.ts'

/** The keys, then the measures. */
export function columns({ parameters }: AggregateConfiguration, given: Given): ColumnRule {
  const { keys, measures, having } = parameters
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'aggregate', field: 'parameters.measures' }
  const names = measures.map(nameOf)
  const diagnostics = [
    ...checkColumns(keys, arriving, { ...place, field: 'parameters.keys' }),
    ...measures.flatMap((measure, index) => {
      const at = { ...place, field: `${place.field}.${index}` }
      if (isPlain(measure)) return checkMeasure(measure, arriving, at)
      const checked = splitMeasure(measure, parameters, arriving, at)
      return 'problems' in checked ? checked.problems : []
    }),
  ]
  if (diagnostics.length === 0) {
    diagnostics.push(...checkNewNames(names, place))
    for (const [index, name] of names.entries()) {
      if (!keys.includes(name)) continue
      const at = { ...place, field: `${place.field}.${index}.name` }
      const message = `The measure would be called "${name}", like a column it is grouped by.`
      diagnostics.push(problemAt(at, 'duplicate-column', message, 'Give it another name.'))
    }
  }
  if (keys.length === 0 && measures.length === 0) {
    const message = 'Neither groups nor measures are chosen yet.'
    const hint = 'Add a measure, such as the total of a column, or a column to group by.'
    diagnostics.push(problemAt(place, 'nothing-chosen', message, hint))
  }
  const leaving = leavingColumns(parameters, arriving)
  if (diagnostics.length === 0) {
    diagnostics.push(...checkConditions(having, leaving, { ...place, field: 'parameters.having' }))
  }
  return { columns: leaving.length === 0 ? [] : [leaving], diagnostics }
}

export function leavingColumns(
  { keys, measures }: AggregateConfiguration['parameters'],
  arriving: readonly Column[],
): readonly Column[] {
  const grouped = keys.flatMap((key) => findColumn(arriving, key) ?? [])
  const measured = measures.map((measure) => ({
    name: nameOf(measure),
    type: isPlain(measure)
      ? storedMeasureType(measure, arriving)
      : typeOf(splitMeasure(measure, { keys, measures }, arriving)),
  }))
  return [...grouped, ...measured]
}

/** A measure that does not fit is reported; what follows it still needs some type. */
function typeOf(checked: ReturnType<typeof splitMeasure>): Column['type'] {
  return ('split' in checked ? checked.split.type : null) ?? 'number'
}

/** A formula taken apart; the columns of its calls have names that no column and no measure has. */
export function splitMeasure(
  measure: NamedMeasure,
  { keys, measures }: Pick<AggregateConfiguration['parameters'], 'keys' | 'measures'>,
  arriving: readonly Column[],
  place = { block: '', owner: 'aggregate', field: '' },
) {
  const taken = [
    ...arriving,
    ...measures.map((one): Column => ({ name: nameOf(one), type: 'text' })),
  ]
  return checkGroupFormula(
    measure.formula ?? '',
    {
      place: 'aggregate',
      columns: arriving,
      outside: keys.flatMap((key) => findColumn(arriving, key) ?? []),
      nameOf: (index) => freeName(`measure ${measures.indexOf(measure)}.${index}`, taken),
    },
    { ...place, field: `${place.field}.formula` },
  )
}
