import { ArrowUp, X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { ColumnSelect } from './column-select.tsx'

/** Several columns, in the order they are wanted. */
export function ColumnsWidget({ field, value, onChange, control, columns }: WidgetProps) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const left = columns.filter(({ name }) => !chosen.includes(name))
  const up = (index: number) => {
    const [moved = '', rest] = [chosen[index], chosen.filter((_, place) => place !== index)]
    onChange([...rest.slice(0, index - 1), moved, ...rest.slice(index - 1)])
  }
  return (
    <div className="space-y-2">
      {chosen.length > 0 && (
        <ol aria-label={field.label} className="flex flex-wrap gap-1.5">
          {chosen.map((name, index) => (
            <li
              key={name}
              className="flex items-center gap-0.5 rounded-md border bg-sunken py-0.5 pr-0.5 pl-2 text-xs"
            >
              <span className="max-w-48 truncate">{name}</span>
              {!columns.some((column) => column.name === name) && (
                <span className="text-danger">(missing)</span>
              )}
              {index > 0 && (
                <Button
                  variant="ghost"
                  size="tiny"
                  aria-label={`Move ${name} forward`}
                  onClick={() => up(index)}
                >
                  <ArrowUp aria-hidden className="-rotate-90" />
                </Button>
              )}
              <Button
                variant="ghost"
                size="tiny"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(chosen.filter((other) => other !== name))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {left.length === 0 && columns.length > 0 && (
        <p className="text-[0.8125rem] text-muted">Every column is chosen.</p>
      )}
      <div className="flex gap-2">
        <ColumnSelect
          {...control}
          value=""
          columns={left}
          onValue={(name) => onChange([...chosen, name])}
        />
        {left.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => onChange([...chosen, ...left.map(({ name }) => name)])}
          >
            Add all
          </Button>
        )}
      </div>
    </div>
  )
}
