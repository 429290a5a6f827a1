import type { ConnectionView } from '@plainflow/contract'
import type { ConnectionField } from '@plainflow/core'
import { classNames } from '@/design/class-names.ts'
import { Field, type FieldControl } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { Switch } from '@/design/switch.tsx'
import { Textarea } from '@/design/textarea.tsx'
import { type ConnectionDraft, fieldsOf, isSecretKept } from './connection-draft.ts'

type Value = string | boolean

/** The form of a connection, drawn from what its connector declares. */
export function ConnectionFields({
  draft,
  connection,
  onValue,
}: {
  draft: ConnectionDraft
  connection: ConnectionView | null
  onValue: (name: string, value: Value) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fieldsOf(draft)
        .filter((field) => isDrawn(field, draft))
        .map((field) => {
          const isKept = field.isSecret === true && isSecretKept(field, draft, connection)
          return (
            <Field
              key={field.name}
              label={mayStayEmpty(field) ? `${field.label} (optional)` : field.label}
              hint={isKept ? 'Kept; leave empty to keep.' : (field.help ?? secretHint(field))}
              className={classNames(field.widget === 'long-text' && 'sm:col-span-2')}
            >
              {(control) => (
                <Control
                  field={field}
                  control={control}
                  value={draft.values[field.name] ?? ''}
                  onValue={(value) => onValue(field.name, value)}
                />
              )}
            </Field>
          )
        })}
    </div>
  )
}

/** What is not drawn stays as it was, and is not used. */
function isDrawn({ showWhen }: ConnectionField, { values }: ConnectionDraft): boolean {
  return !showWhen || showWhen.oneOf.includes(String(values[showWhen.field]))
}

/** One that begins with a value is not left out by anybody. */
function mayStayEmpty({ isRequired, initial }: ConnectionField): boolean {
  return !isRequired && initial === ''
}

function secretHint({ isSecret }: ConnectionField): string | undefined {
  return isSecret ? 'Kept sealed on this server and never shown again.' : undefined
}

function Control({
  field,
  control,
  value,
  onValue,
}: {
  field: ConnectionField
  control: FieldControl
  value: Value
  onValue: (value: Value) => void
}) {
  const text = { ...control, value: String(value), placeholder: field.placeholder }
  switch (field.widget) {
    case 'switch':
      return <Switch {...control} checked={value === true} onCheckedChange={onValue} />
    case 'select':
      return (
        <Select {...control} value={String(value)} onChange={({ target }) => onValue(target.value)}>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    case 'long-text':
      return (
        <Textarea
          {...text}
          rows={3}
          spellCheck={false}
          className="font-mono text-xs"
          onChange={({ target }) => onValue(target.value)}
        />
      )
    default:
      return (
        <Input
          {...text}
          type={field.isSecret ? 'password' : field.widget}
          // Not the password of this account, and of no use to a keeper of passwords.
          autoComplete="off"
          autoCapitalize="none"
          data-1p-ignore
          spellCheck={false}
          onChange={({ target }) => onValue(target.value)}
        />
      )
  }
}
