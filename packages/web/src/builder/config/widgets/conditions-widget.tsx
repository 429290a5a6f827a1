import type { Condition, ConditionGroup } from '@plainflow/core'
import { FolderPlus, Plus, Ungroup, X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Select } from '@/design/select.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { ConditionRow } from './condition-row.tsx'

const DEEPEST = 4

/** Conditions joined by all or any, in groups within groups. */
export function ConditionsWidget(props: WidgetProps) {
  return (
    <Group
      group={asGroup(props.value)}
      path={props.path}
      depth={0}
      onChange={props.onChange}
      shared={props}
    />
  )
}

function Group({
  group,
  path,
  depth,
  onChange,
  onRemove,
  onDissolve,
  shared,
}: {
  group: ConditionGroup
  path: string
  depth: number
  onChange: (group: ConditionGroup) => void
  onRemove?: () => void
  /** Puts its conditions where the group stands. */
  onDissolve?: () => void
  shared: WidgetProps
}) {
  const change = (conditions: ConditionGroup['conditions']) => onChange({ ...group, conditions })
  const replace = (index: number, item: Condition | ConditionGroup) =>
    change(group.conditions.map((old, place) => (place === index ? item : old)))
  const remove = (index: number) => change(group.conditions.filter((_, place) => place !== index))
  return (
    <fieldset
      {...(depth === 0 ? { id: shared.control.id } : {})}
      className={classNames(
        'space-y-2 rounded-lg',
        depth > 0 && 'border border-l-2 border-l-primary bg-sunken/60 p-2.5',
      )}
    >
      <legend className="sr-only">{depth === 0 ? 'Conditions' : 'Group of conditions'}</legend>
      {(group.conditions.length > 1 || depth > 0) && (
        <GroupHead
          match={group.match}
          onMatch={(match) => onChange({ ...group, match })}
          onDissolve={onDissolve}
          onRemove={onRemove}
        />
      )}
      {group.conditions.map((item, index) =>
        isGroup(item) ? (
          <Group
            // Conditions have no identity of their own; their place is all there is.
            key={`${path} ${index}`}
            group={item}
            path={`${path}.conditions.${index}`}
            depth={depth + 1}
            onChange={(next) => replace(index, next)}
            onRemove={() => remove(index)}
            onDissolve={() => change(group.conditions.toSpliced(index, 1, ...item.conditions))}
            shared={shared}
          />
        ) : (
          <ConditionRow
            key={`${path} ${index}`}
            condition={item}
            columns={shared.columns}
            problems={shared.diagnostics.filter(({ at }) =>
              `${at.field}.`.startsWith(`${path}.conditions.${index}.`),
            )}
            mendFor={shared.mendFor}
            values={shared.values}
            onChange={(next) => replace(index, next)}
            onRemove={() => remove(index)}
            {...(depth < DEEPEST
              ? { onGroup: () => replace(index, { match: 'any', conditions: [item] }) }
              : {})}
          />
        ),
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button
          variant="secondary"
          size="sm"
          {...(depth === 0 ? { 'aria-describedby': shared.control['aria-describedby'] } : {})}
          onClick={() => change([...group.conditions, { column: '', operator: 'is', value: '' }])}
        >
          <Plus aria-hidden />
          Add condition
        </Button>
        {depth < DEEPEST && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              change([
                ...group.conditions,
                { match: 'any', conditions: [{ column: '', operator: 'is', value: '' }] },
              ])
            }
          >
            <FolderPlus aria-hidden />
            Add group
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function GroupHead({
  match,
  onMatch,
  onDissolve,
  onRemove,
}: {
  match: ConditionGroup['match']
  onMatch: (match: ConditionGroup['match']) => void
  onDissolve: (() => void) | undefined
  onRemove: (() => void) | undefined
}) {
  return (
    <div className="flex items-center gap-2 text-[0.8125rem]">
      <Select
        aria-label="Rows match when"
        value={match}
        onChange={(event) => onMatch(event.target.value === 'any' ? 'any' : 'all')}
        className="w-20"
      >
        <option value="all">All</option>
        <option value="any">Any</option>
      </Select>
      <span className="flex-1 text-muted">of these are true</span>
      {onDissolve && (
        <Button variant="ghost" size="tiny" aria-label="Dissolve group" onClick={onDissolve}>
          <Ungroup aria-hidden />
        </Button>
      )}
      {onRemove && (
        <Button variant="ghost" size="tiny" aria-label="Remove group" onClick={onRemove}>
          <X aria-hidden />
        </Button>
      )}
    </div>
  )
}

function isGroup(item: Condition | ConditionGroup): item is ConditionGroup {
  return 'match' in item
}

/** Hand-written JSON may hold anything here; what is no group is shown as an empty one. */
function asGroup(value: unknown): ConditionGroup {
  const isOne =
    typeof value === 'object' &&
    value !== null &&
    'conditions' in value &&
    Array.isArray(value.conditions)
  return isOne ? (value as ConditionGroup) : { match: 'all', conditions: [] } // its shape was checked
}
