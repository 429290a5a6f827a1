import { type ModelInUse, PROVIDERS } from '@plainflow/contract'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Combobox } from '../config/combobox/combobox.tsx'
import type { ConnectionDraft } from './connection-draft.ts'
import { useModelNames } from './use-model-names.ts'

/** Which of the provider's models: chosen from its own list, or written. */
export function ModelNameField({
  draft,
  own,
  onModel,
}: {
  draft: ConnectionDraft
  own: ModelInUse | null
  onModel: (model: string) => void
}) {
  const { names, missing, isLoading, trouble, loadAgain } = useModelNames(draft, own)
  return (
    <Field
      label="Model"
      hint={hintOf()}
      labelEnd={
        trouble !== null && (
          <Button variant="link" size="inline" className="text-xs" onClick={loadAgain}>
            Load names again
          </Button>
        )
      }
    >
      {(control) => (
        <Combobox
          {...control}
          free
          value={draft.model}
          options={names.map((value) => ({ value }))}
          onValue={onModel}
          empty="No names are known; the name can be written."
          placeholder={
            PROVIDERS[draft.provider].protocol === 'file'
              ? 'The path of a GGUF file on the server'
              : 'Its name, as the provider writes it'
          }
        />
      )}
    </Field>
  )

  function hintOf() {
    if (missing !== null) return `${missing} Its names are then loaded; any name can be written.`
    if (isLoading)
      return (
        <span className="inline-flex items-center gap-1.5">
          <Spinner className="size-3" />
          Loading names
        </span>
      )
    if (trouble !== null) return `The names could not be loaded: ${trouble}`
    return names.length === 0
      ? 'The provider named no models; the name can be written.'
      : `${countOf(names.length, 'name')} to choose from, or another one.`
  }
}
