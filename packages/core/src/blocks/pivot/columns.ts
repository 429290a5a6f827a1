import { readValue } from '../../conditions/read-value.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, checkColumns, checkNewNames, problemAt } from '../check-column.ts'
import { checkMeasure, storedMeasureType } from '../measure.ts'
import type { PivotConfiguration } from './config.ts'

/** The keys, then one column for each value. */
export function columns({ parameters }: PivotConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const { keys, from, values } = parameters
  const place = (field: string) => ({
    block: given.block,
    owner: 'pivot',
    field: `parameters${field}`,
  })
  const diagnostics: Diagnostic[] = [
    ...checkColumns(keys, arriving, place('.keys')),
    ...checkMeasure(parameters, arriving, place('')),
  ]
  const checked = checkColumn(from, arriving, place('.from'))
  if ('problem' in checked) diagnostics.push(checked.problem)
  else {
    for (const [index, { value }] of values.entries()) {
      if (readValue(value, checked.column.type) !== null) continue
      const at = place(`.values.${index}.value`)
      const message = `"${value}" is not a value of "${from}", a ${checked.column.type} column.`
      diagnostics.push(problemAt(at, 'wrong-value', message, 'Write a value as it is in the data.'))
    }
  }
  const names = values.map(pivotName)
  if (values.length === 0) {
    const message = 'No values are named yet, so no columns come out for them.'
    diagnostics.push(problemAt(place('.values'), 'no-values', message, 'Add a value.'))
  }
  if (diagnostics.length === 0) {
    const clash = names.findIndex((name) => keys.includes(name))
    diagnostics.push(...checkNewNames(names, place('.values')))
    if (clash >= 0) {
      const at = place(`.values.${clash}.name`)
      const message = `"${names[clash] ?? ''}" is a column the rows are grouped by.`
      diagnostics.push(problemAt(at, 'duplicate-column', message, 'Give it another name.'))
    }
  }
  const type = storedMeasureType(parameters, arriving)
  return {
    columns: [
      [
        ...keys.flatMap((key) => arriving.find(({ name }) => name === key) ?? []),
        ...names.map((name) => ({ name, type })),
      ],
    ],
    diagnostics,
  }
}

export function pivotName({
  value,
  name,
}: {
  readonly value: string
  readonly name: string
}): string {
  return name === '' ? value : name
}
