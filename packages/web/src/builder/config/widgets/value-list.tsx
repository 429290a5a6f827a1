import { type ColumnType, type Condition, type ConditionValue, sameJson } from '@plainflow/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { typedValue } from './typed-value.ts'

const MOST_OFFERED = 6

/** Several values, separated by commas; those the column holds most often are one click away. */
export function ValueList({
  condition,
  type,
  values,
  onChange,
}: {
  condition: Condition
  type: ColumnType
  values: WidgetProps['values']
  onChange: (values: ConditionValue[]) => void
}) {
  const list = Array.isArray(condition.value) ? condition.value : []
  const [written, setWritten] = useState('')
  // What was written stands as long as it says the same: commas and spaces on the way included.
  const isSame = sameJson(read(written, type), list)
  const write = (next: string) => {
    setWritten(next)
    onChange(read(next, type))
  }
  const offered = (values?.of(condition.column) ?? [])
    // A value with a comma in it cannot be told from two.
    .filter(({ value }) => !value.includes(',') && !list.map(String).includes(value))
    .slice(0, MOST_OFFERED)
  return (
    <span className="min-w-0 flex-1 space-y-1.5">
      <Input
        aria-label="Values, separated by commas"
        placeholder="West, East"
        value={isSame ? written : list.join(', ')}
        onFocus={values?.want}
        onChange={(event) => write(event.target.value)}
      />
      {offered.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {offered.map(({ value }) => (
            <Button
              key={value}
              variant="secondary"
              size="sm"
              aria-label={`Add ${value}`}
              className="h-6 max-w-40 gap-1 px-1.5 text-xs"
              onClick={() => write([...list.map(String), value].join(', '))}
            >
              <Plus aria-hidden className="size-3!" />
              <span className="truncate">{value}</span>
            </Button>
          ))}
        </span>
      )}
    </span>
  )
}

function read(text: string, type: ColumnType): ConditionValue[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => typedValue(part, type))
}
