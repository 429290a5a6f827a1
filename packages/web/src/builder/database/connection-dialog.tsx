import type { ConnectionView } from '@plainflow/contract'
import { CONNECTORS } from '@plainflow/core'
import { useMutation } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { FormError } from '@/account/form-error.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { keepConnection } from '@/data/connections/keep-connection.ts'
import { refreshConnections } from '@/data/connections/use-connections.ts'
import { useProjects } from '@/data/projects/use-projects.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { AddressField } from './address-field.tsx'
import {
  type ConnectionDraft,
  draftOf,
  fillFromAddress,
  missingIn,
  ofKind,
  partsOf,
  usualName,
} from './connection-draft.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { TriedConnection, whyFailed } from './tried-connection.tsx'

interface ConnectionDialogProps {
  /** Null: a new one. */
  readonly connection: ConnectionView | null
  /** A new one begins as one that answers requests. */
  readonly answers?: boolean
  readonly onKept?: (connection: ConnectionView) => void
  readonly onClose: () => void
}

/** A connection: filled in, tried, kept. */
export function ConnectionDialog({ connection, answers, onKept, onClose }: ConnectionDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState(() => draftOf(connection, answers))
  const [missing, setMissing] = useState<string | null>(null)
  const test = useTry(draft, connection)
  const keep = useMutation({
    mutationFn: () => save(draft, connection),
    onSuccess: (kept) => {
      keepConnection(kept)
      toast('Connection saved', kept.name, 'success')
      onKept?.(kept)
      onClose()
    },
  })
  const isBusy = test.isPending || keep.isPending
  const change = (next: ConnectionDraft) => {
    setDraft(next)
    setMissing(null)
    // Said of other settings, it holds no longer.
    test.reset()
    keep.reset()
  }
  // What was said of a try holds under any name.
  const rename = (name: string) => {
    setDraft({ ...draft, name })
    keep.reset()
  }
  const place = (projectId: string | null) => {
    setDraft({ ...draft, projectId })
    keep.reset()
  }
  const unlessMissing = (go: () => void) => {
    const lacks = missingIn(draft, connection)
    setMissing(lacks)
    if (lacks === null) go()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    unlessMissing(keep.mutate)
  }
  const readAddress = (text: string): boolean => {
    const next = fillFromAddress(draft, text)
    // The kind of a connection that is kept is not changed by an address.
    if (!next || (connection && next.connector !== connection.connector)) return false
    change(next)
    return true
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={connection ? `Change ${connection.name}` : 'Add a connection'}
      description="Blocks of your pipelines read and write through it. They hold only its name."
      className="max-w-2xl"
      firstField
      footer={
        <>
          {test.data && <TriedConnection tried={test.data} />}
          <FormError message={missing ?? (keep.error && reasonOf(keep.error))} />
          <Button
            variant="secondary"
            className="mr-auto"
            disabled={isBusy}
            onClick={() => unlessMissing(test.mutate)}
          >
            {test.isPending ? <Spinner /> : <PlugZap aria-hidden />}
            {test.isPending ? 'Testing...' : 'Test Connection'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isBusy}>
            {keep.isPending && <Spinner />}
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="space-y-4" noValidate>
        <AddressField kind={draft.connector} onAddress={readAddress} />
        <KindAndName draft={draft} isKept={connection !== null} onDraft={change} onName={rename} />
        <ProjectOfConnection id={draft.projectId} onChoose={place} />
        <ConnectionFields
          draft={draft}
          connection={connection}
          onValue={(name, value) =>
            change({ ...draft, values: { ...draft.values, [name]: value } })
          }
        />
      </form>
    </Dialog>
  )
}

/** Says hello with what is filled in, in the words of the specification. */
function useTry(draft: ConnectionDraft, connection: ConnectionView | null) {
  return useMutation({
    mutationFn: () =>
      call('tryConnection', {
        body: { id: connection?.id ?? null, connector: draft.connector, ...partsOf(draft) },
      }),
    onSuccess: (tried) => {
      if (connection) refreshConnections()
      if (tried.success) toast('Connection Successful', tried.version, 'success')
      else toast('Connection Failed', whyFailed(tried), 'danger')
    },
    onError: () => toast('Connection Error', 'Error testing connection.', 'danger'),
  })
}

function save(draft: ConnectionDraft, connection: ConnectionView | null): Promise<ConnectionView> {
  const name = draft.name.trim() || usualName(draft)
  const { projectId } = draft
  const { settings, secrets } = partsOf(draft)
  if (!connection)
    return call('addConnection', {
      body: { name, connector: draft.connector, projectId, settings, secrets },
    })
  // Without any, those that are kept stay as they are.
  const given = Object.keys(secrets).length > 0 ? { secrets } : {}
  return call('changeConnection', {
    params: { id: connection.id },
    body: { name, projectId, settings, ...given },
  })
}

/** Not drawn while there is nothing to choose from. */
function ProjectOfConnection({
  id,
  onChoose,
}: {
  id: string | null
  onChoose: (id: string | null) => void
}) {
  const { data = [] } = useProjects()
  if (data.length < 2) return null
  return (
    <Field label="Shown in" hint="Blocks of other projects may use it as well.">
      {(control) => (
        <Select
          {...control}
          value={id ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        >
          <option value="">Every project</option>
          {data.map((project) => (
            <option key={project.id} value={project.id}>
              {project.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function KindAndName({
  draft,
  isKept,
  onDraft,
  onName,
}: {
  draft: ConnectionDraft
  /** One that is kept stays of its kind. */
  isKept: boolean
  onDraft: (draft: ConnectionDraft) => void
  onName: (name: string) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            disabled={isKept}
            value={draft.connector}
            onChange={({ target }) => onDraft(ofKind(target.value, draft))}
          >
            {CONNECTORS.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Name (optional)">
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            autoComplete="off"
            placeholder={usualName(draft)}
            value={draft.name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
    </div>
  )
}
