import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { ColumnTypeIcon } from '@/data/column-type-icon.tsx'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { ColumnPicker } from '../combobox/column-picker.tsx'
import { useReorder } from '../combobox/use-reorder.ts'
import { ProblemText } from '../problem-text.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Several columns, in the order they are wanted: dragged, or moved by their buttons. */
export function ColumnsWidget(props: WidgetProps) {
  const { field, path, value, onChange, control, columns, diagnostics, mendFor } = props
  const chosen = Array.isArray(value) ? value.map(String) : []
  const left = columns.filter(({ name }) => !chosen.includes(name))
  const { move, over, handle, target } = useReorder(chosen, onChange)
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  return (
    <div className="space-y-2">
      {chosen.length > 0 && (
        <ol aria-label={field.label} className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
          {chosen.map((name, index) => {
            const column = columns.find((one) => one.name === name)
            return (
              <li
                key={name}
                {...target(index)}
                className={classNames(
                  'flex max-w-full items-center gap-0.5 rounded-md border bg-sunken py-0.5 pr-0.5 pl-2 text-xs',
                  over === index && 'border-primary bg-primary-soft',
                  !column && 'border-danger-line',
                )}
              >
                <span
                  {...handle(index)}
                  title={name}
                  className="flex min-w-0 cursor-grab items-center gap-1.5"
                >
                  {column && <ColumnTypeIcon type={column.type} />}
                  <span className="max-w-48 truncate">{name}</span>
                </span>
                {!column && <span className="text-danger">(missing)</span>}
                {index > 0 && (
                  <Button
                    variant="ghost"
                    size="tiny"
                    aria-label={`Move ${name} forward`}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowLeft aria-hidden />
                  </Button>
                )}
                {index < chosen.length - 1 && (
                  <Button
                    variant="ghost"
                    size="tiny"
                    aria-label={`Move ${name} back`}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowRight aria-hidden />
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="tiny"
                  aria-label={`Remove ${name}`}
                  onClick={() => toggle(name)}
                >
                  <X aria-hidden />
                </Button>
              </li>
            )
          })}
        </ol>
      )}
      <div className="flex gap-2">
        <ColumnPicker
          {...control}
          value=""
          placeholder={placeholderOf(columns.length, left.length)}
          columns={columns}
          chosen={new Set(chosen)}
          onValue={toggle}
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
      {diagnostics
        .filter(({ at }) => at.field !== path)
        .map((problem) => (
          <div key={`${problem.at.field} ${problem.code}`}>
            <ProblemText problem={problem} mend={mendFor(problem)} />
          </div>
        ))}
    </div>
  )
}

function placeholderOf(columns: number, left: number): string {
  if (columns === 0) return 'No columns arrive yet'
  return left === 0 ? 'Every column is chosen' : 'Add columns…'
}
