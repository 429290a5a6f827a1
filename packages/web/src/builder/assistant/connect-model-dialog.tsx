import { type ModelProtocol, PROVIDERS } from '@plainflow/contract'
import { useMutation } from '@tanstack/react-query'
import { FlaskConical, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FormError } from '@/account/form-error.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import {
  chooseProvider,
  type ConnectionDraft,
  connectionOf,
  draftOf,
  isKeyKept,
  missingToConnect,
} from './connection-draft.ts'
import { EverybodySwitch } from './everybody-switch.tsx'
import { KeyField } from './key-field.tsx'
import { ModelNameField } from './model-name-field.tsx'
import { ProviderField } from './provider-field.tsx'
import { TestResult } from './test-result.tsx'
import { type Assistant, keepModel, useAssistant } from './use-assistant.ts'
import { sayModel } from './where-it-goes.ts'

/** A model of one's own: chosen, tried with one real question, kept. */
export function ConnectModelDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useAssistant()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Connect a model"
      description={`A language model reads sentences that Plainflow cannot read by itself.${HAS_PLANS ? ' With your own key its answers cost no credits.' : ''}`}
      className="max-w-lg"
    >
      {data ? (
        <ConnectForm assistant={data} onClose={onClose} />
      ) : isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="It could not be found out what is connected"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(error)}
        </EmptyState>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}

function ConnectForm({
  assistant: { model, reachesOwnNetwork, forEverybody },
  onClose,
}: {
  assistant: Assistant
  onClose: () => void
}) {
  const own = model?.whose === 'own' ? model : null
  const [draft, setDraft] = useState(() => draftOf(own, forEverybody ?? false))
  const [missing, setMissing] = useState<string | null>(null)
  const test = useMutation({ mutationFn: () => call('testModel', { body: connectionOf(draft) }) })
  const connect = useMutation({
    mutationFn: () =>
      call('connectModel', {
        body: { ...connectionOf(draft), forEverybody: draft.forEverybody },
      }),
    onSuccess: ({ model: kept }) => {
      keepModel(kept)
      const whose = draft.forEverybody ? 'everybody’s sentences' : 'your sentences'
      toast('Model connected', `${sayModel(kept)} reads ${whose} from now on.`, 'success')
      onClose()
    },
  })
  const change = (next: Partial<ConnectionDraft>) => {
    setDraft({ ...draft, ...next })
    setMissing(null)
    // What was said of other settings says nothing about these.
    test.reset()
    connect.reset()
  }
  const isBusy = test.isPending || connect.isPending
  const unlessMissing = (act: () => void) => {
    const what = missingToConnect(draft, own)
    setMissing(what)
    if (what === null) act()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    unlessMissing(connect.mutate)
  }
  const failure = connect.error ?? test.error
  return (
    <form className="space-y-4" onSubmit={submit} aria-busy={isBusy}>
      <ProviderField
        provider={draft.provider}
        reachesOwnNetwork={reachesOwnNetwork}
        onProvider={(provider) => change(chooseProvider(provider, own))}
      />
      <AddressField draft={draft} onAddress={(address) => change({ address })} />
      <KeyField draft={draft} isKept={isKeyKept(draft, own)} onChange={change} />
      <ModelNameField draft={draft} own={own} onModel={(name) => change({ model: name })} />
      {forEverybody !== null && (
        <EverybodySwitch
          isOn={draft.forEverybody}
          onChange={(isOn) => setDraft({ ...draft, forEverybody: isOn })}
        />
      )}
      {test.data && <TestResult result={test.data} />}
      <FormError message={missing ?? (failure && reasonOf(failure))} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          className="mr-auto"
          disabled={isBusy}
          onClick={() => unlessMissing(test.mutate)}
        >
          {test.isPending ? <Spinner /> : <FlaskConical aria-hidden />}
          {test.isPending ? 'Asking it…' : 'Test'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBusy}>
          {connect.isPending && <Spinner />}
          Connect
        </Button>
      </div>
    </form>
  )
}

/** Only where somebody has to decide: a service has one address. */
function AddressField({
  draft: { provider, address },
  onAddress,
}: {
  draft: ConnectionDraft
  onAddress: (address: string) => void
}) {
  const { address: usual, isOwn, protocol } = PROVIDERS[provider]
  if ((usual !== null && !isOwn) || protocol === 'file') return null
  return (
    <Field
      label="Address"
      hint={usual === null ? undefined : 'Left empty, the usual one is asked.'}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={500}
          placeholder={usual ?? EXAMPLES[protocol]}
          value={address}
          onChange={({ target }) => onAddress(target.value)}
        />
      )}
    </Field>
  )
}

const EXAMPLES: Partial<Record<ModelProtocol, string>> = {
  azure: 'https://your-resource.openai.azure.com/openai/v1',
  compatible: 'https://models.example.com/v1',
}
