import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { commonType } from '../../relation/common-type.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumns, problemAt } from '../check-column.ts'
import type { UnpivotConfiguration } from './config.ts'

/** The columns kept, one for the names, one for the cells. */
export function columns({ parameters }: UnpivotConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const { columns: turned, keep, nameTo, valueTo } = parameters
  const place = (field: string) => ({
    block: given.block,
    owner: 'unpivot',
    field: `parameters.${field}`,
  })
  const diagnostics: Diagnostic[] = [
    ...checkColumns(turned, arriving, place('columns')),
    ...checkColumns(keep, arriving, place('keep')),
  ]
  if (turned.length === 0) {
    const hint = 'Choose the columns whose cells become rows.'
    diagnostics.push(problemAt(place('columns'), 'no-column', 'No column is chosen.', hint))
  }
  for (const [field, name] of [
    ['nameTo', nameTo],
    ['valueTo', valueTo],
  ] as const) {
    const taken = keep.includes(name) || (field === 'valueTo' && name === nameTo)
    const message = name === '' ? 'A new column has no name.' : `"${name}" is taken already.`
    if (name !== '' && !taken) continue
    const code = name === '' ? 'no-name' : 'duplicate-column'
    diagnostics.push(problemAt(place(field), code, message, 'Write another name.'))
  }
  const types = turned.flatMap((name) => arriving.find((one) => one.name === name)?.type ?? [])
  const common = commonType(types)
  if (common === undefined && diagnostics.length === 0) {
    diagnostics.push({
      ...problemAt(
        place('columns'),
        'types-differ',
        `The columns are of different types (${[...new Set(types)].join(', ')}), so their cells become text.`,
        'Convert them before, or choose columns of one type.',
      ),
      severity: 'warning',
    })
  }
  return {
    columns: [
      [
        ...keep.flatMap((name) => arriving.find((one) => one.name === name) ?? []),
        { name: nameTo, type: 'text' },
        { name: valueTo, type: common ?? 'text' },
      ],
    ],
    diagnostics,
  }
}
