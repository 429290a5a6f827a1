import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Textarea } from '@/design/textarea.tsx'

/** Name and description of a project, wherever one is made. */
export function ProjectFields({
  name,
  description,
  error,
  onName,
  onDescription,
}: {
  name: string
  description: string
  error?: string | null
  onName: (name: string) => void
  onDescription: (description: string) => void
}) {
  return (
    <>
      <Field label="Project name" error={error}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={200}
            placeholder="Sales 2025"
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Project description">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={description}
            maxLength={2000}
            placeholder="What the data is about (optional)"
            onChange={(event) => onDescription(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
