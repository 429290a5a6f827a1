import { Check, Copy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'

/** Makes a key, and shows it this once. */
export function NewApiKey({ onCreated }: { onCreated: () => Promise<unknown> }) {
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('A name is required.')
    setBusy(true)
    try {
      const { apiKey, key } = await call('createApiKey', { body: { name } })
      setMade({ name: apiKey.name, secret: key })
      setName('')
      await onCreated()
    } catch (reason) {
      setError(reasonOf(reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <form onSubmit={(event) => void create(event)} className="flex items-end gap-2">
        <Field label="Name of a new key" error={error} className="flex-1">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={60}
              placeholder="Nightly report"
              onChange={(event) => {
                setName(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy} className={error ? 'mb-5.5' : ''}>
          {busy && <Spinner />}
          Create key
        </Button>
      </form>
      {made && <MadeKey {...made} onDone={() => setMade(null)} />}
    </>
  )
}

function MadeKey({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      toast('Not copied', 'Select the key and copy it by hand.', 'danger')
    }
  }
  return (
    <output className="mt-3 block rounded-lg border bg-sunken p-3.5">
      <p className="text-[0.8125rem]">
        The key of “<span className="wrap-anywhere">{name}</span>”. It is shown this once; only you
        have it.
      </p>
      <code className="mt-2 block rounded-md border bg-surface px-2.5 py-2 text-xs break-all select-all">
        {secret}
      </code>
      <div className="mt-2.5 flex gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy key'}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </output>
  )
}
