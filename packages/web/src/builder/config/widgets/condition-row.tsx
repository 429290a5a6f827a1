import {
  type Column,
  type ColumnType,
  type Condition,
  CONDITION_OPERATORS,
  type ConditionOperator,
  type ConditionValue,
  type Diagnostic,
  operatorsFor,
} from '@plainflow/core'
import { X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { ProblemText } from '../problem-text.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { ColumnSelect } from './column-select.tsx'

export function ConditionRow({
  condition,
  columns,
  problems,
  mendFor,
  onChange,
  onRemove,
}: {
  condition: Condition
  columns: readonly Column[]
  problems: readonly Diagnostic[]
  mendFor: WidgetProps['mendFor']
  onChange: (condition: Condition) => void
  onRemove: () => void
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
        <ColumnSelect
          aria-label="Column"
          value={condition.column}
          columns={columns}
          onValue={pickColumn}
          className="basis-full sm:basis-5/12"
        />
        <Select
          aria-label="Comparison"
          value={condition.operator}
          // Only operators of the list below can be picked.
          onChange={(event) => pickOperator(event.target.value as ConditionOperator)}
          className="basis-2/5 sm:basis-3/12"
        >
          {!operators.includes(condition.operator) && (
            <option value={condition.operator}>{condition.operator}</option>
          )}
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {operator}
            </option>
          ))}
        </Select>
        <Values condition={condition} type={type} onChange={onChange} />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Remove condition"
          className="mt-0.5"
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
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
  onChange,
}: {
  condition: Condition
  type: ColumnType
  onChange: (condition: Condition) => void
}) {
  const { takes } = CONDITION_OPERATORS[condition.operator]
  const set = (value: ConditionValue | ConditionValue[]) => onChange({ ...condition, value })
  if (takes === 'none') return <span className="flex-1" />
  if (takes === 'many') {
    const list = Array.isArray(condition.value) ? condition.value : []
    return (
      <Input
        aria-label="Values, separated by commas"
        placeholder="West, East"
        defaultValue={list.join(', ')}
        onChange={(event) =>
          set(
            event.target.value
              .split(',')
              .map((part) => part.trim())
              .filter((part) => part !== '')
              .map((part) => typed(part, type)),
          )
        }
        className="min-w-0 flex-1"
      />
    )
  }
  const [low, high] = Array.isArray(condition.value) ? condition.value : [condition.value]
  if (takes === 'two')
    return (
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <Value label="From" type={type} value={low} onChange={(next) => set([next, high ?? ''])} />
        <span className="text-xs text-muted">and</span>
        <Value label="To" type={type} value={high} onChange={(next) => set([low ?? '', next])} />
      </span>
    )
  return <Value label="Value" type={type} value={low} onChange={set} />
}

function Value({
  label,
  type,
  value,
  onChange,
}: {
  label: string
  type: ColumnType
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
  return (
    <Input
      aria-label={label}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'integer' || type === 'number' ? 'decimal' : 'text'}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(typed(event.target.value, type))}
      className="min-w-0 flex-1"
    />
  )
}

/** A number where it survives being one; "007", "1e400" and half-typed ones stay text. */
export function typed(text: string, type: ColumnType): ConditionValue {
  if (type !== 'integer' && type !== 'number') return text
  return text !== '' && String(Number(text)) === text ? Number(text) : text
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
