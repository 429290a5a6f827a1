import {
  type Column,
  type ColumnType,
  type Condition,
  CONDITION_OPERATORS,
  type ConditionOperator,
  type ConditionValue,
  type Diagnostic,
  operatorsFor,
  operatorWord,
} from '@plainflow/core'
import { Group, X } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { ColumnPicker } from '../combobox/column-picker.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { ProblemText } from '../problem-text.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { typedValue } from './typed-value.ts'
import { ValueList } from './value-list.tsx'

export function ConditionRow({
  condition,
  columns,
  problems,
  mendFor,
  values,
  onChange,
  onRemove,
  onGroup,
}: {
  condition: Condition
  columns: readonly Column[]
  problems: readonly Diagnostic[]
  mendFor: WidgetProps['mendFor']
  values: WidgetProps['values']
  onChange: (condition: Condition) => void
  onRemove: () => void
  /** Puts the condition into a group of its own, for others to join it. */
  onGroup?: () => void
}) {
  const type = columns.find(({ name }) => name === condition.column)?.type ?? 'text'
  const operators = operatorsFor(type)
  const pickColumn = (name: string) => {
    const nextType = columns.find((column) => column.name === name)?.type ?? 'text'
    const fits = operatorsFor(nextType).includes(condition.operator)
    onChange({ ...condition, column: name, ...(fits ? {} : { operator: 'is' as const }) })
  }
  const pickOperator = (operator: ConditionOperator) => {
    const { value, ...rest } = condition
    const next = reshape(value, CONDITION_OPERATORS[operator].takes)
    onChange({ ...rest, operator, ...(next === undefined ? {} : { value: next }) })
  }
  return (
    <fieldset aria-label="Condition" className="min-w-0">
      <div className="flex flex-wrap items-start gap-1.5 sm:flex-nowrap">
        <ColumnPicker
          aria-label="Column"
          value={condition.column}
          columns={columns}
          onValue={pickColumn}
          className="basis-full sm:basis-4/12"
        />
        <Select
          aria-label="Comparison"
          value={condition.operator}
          // Only operators of the list below can be picked.
          onChange={(event) => pickOperator(event.target.value as ConditionOperator)}
          className="basis-2/5 sm:basis-4/12"
        >
          {!operators.includes(condition.operator) && (
            <option value={condition.operator}>{operatorWord(condition.operator, type)}</option>
          )}
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {operatorWord(operator, type)}
            </option>
          ))}
        </Select>
        <Values condition={condition} type={type} values={values} onChange={onChange} />
        <span className="mt-1.5 flex shrink-0">
          {onGroup && (
            <Button
              variant="ghost"
              size="tiny"
              aria-label="Put into a group"
              title="Put into a group"
              onClick={onGroup}
            >
              <Group aria-hidden />
            </Button>
          )}
          <Button
            variant="ghost"
            size="tiny"
            aria-label="Remove condition"
            title="Remove condition"
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        </span>
      </div>
      {problems.map((problem) => (
        <div key={`${problem.code} ${problem.message}`} className="mt-1">
          <ProblemText problem={problem} mend={mendFor(problem)} />
        </div>
      ))}
    </fieldset>
  )
}

function Values({
  condition,
  type,
  values,
  onChange,
}: {
  condition: Condition
  type: ColumnType
  values: WidgetProps['values']
  onChange: (condition: Condition) => void
}) {
  const { takes } = CONDITION_OPERATORS[condition.operator]
  const set = (value: ConditionValue | ConditionValue[]) => onChange({ ...condition, value })
  if (takes === 'none') return <span className="flex-1" />
  if (takes === 'many') {
    return <ValueList condition={condition} type={type} values={values} onChange={set} />
  }
  const offered = { known: values?.of(condition.column) ?? [], want: values?.want }
  const [low, high] = Array.isArray(condition.value) ? condition.value : [condition.value]
  if (takes === 'two')
    return (
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <Value
          label="From"
          {...offered}
          type={type}
          value={low}
          onChange={(next) => set([next, high ?? ''])}
        />
        <span className="text-xs text-muted">and</span>
        <Value
          label="To"
          {...offered}
          type={type}
          value={high}
          onChange={(next) => set([low ?? '', next])}
        />
      </span>
    )
  return <Value label="Value" {...offered} type={type} value={low} onChange={set} />
}

function Value({
  label,
  type,
  known,
  want,
  value,
  onChange,
}: {
  label: string
  type: ColumnType
  known: readonly { readonly value: string; readonly count: number }[]
  want: (() => void) | undefined
  value: ConditionValue | undefined
  onChange: (value: ConditionValue) => void
}) {
  if (type === 'boolean')
    return (
      <Select
        aria-label={label}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onChange(event.target.value === 'true')}
        className="min-w-0 flex-1"
      >
        <option value="" disabled>
          Choose…
        </option>
        <option value="true">true</option>
        <option value="false">false</option>
      </Select>
    )
  if (type === 'date')
    return (
      <Input
        aria-label={label}
        type="date"
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onChange(event.target.value)}
        // A day and the button beside it: narrower, the year is cut off.
        className="min-w-38 flex-1"
      />
    )
  return (
    <Combobox
      free
      aria-label={label}
      inputMode={type === 'integer' || type === 'number' ? 'decimal' : 'text'}
      value={value === undefined ? '' : String(value)}
      options={known.map((one) => ({ value: one.value, detail: countOf(one.count, 'row') }))}
      empty=""
      {...(want ? { onOpen: want } : {})}
      onValue={(text) => onChange(typedValue(text, type))}
      className="min-w-0 flex-1"
    />
  )
}

function reshape(
  value: Condition['value'],
  takes: (typeof CONDITION_OPERATORS)[ConditionOperator]['takes'],
): Condition['value'] {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  if (takes === 'none') return undefined
  if (takes === 'many') return list.filter((item) => item !== '')
  return takes === 'two' ? [list[0] ?? '', list[1] ?? ''] : (list[0] ?? '')
}
