import { PROVIDERS } from '@plainflow/contract'
import { KeyRound } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import type { ConnectionDraft } from './connection-draft.ts'

/** The key, which is never shown again once it is kept. */
export function KeyField({
  draft,
  isKept,
  onChange,
}: {
  draft: ConnectionDraft
  isKept: boolean
  onChange: (change: Partial<ConnectionDraft>) => void
}) {
  const { key } = PROVIDERS[draft.provider]
  if (key === 'none') return null
  const hint = isKept
    ? undefined
    : 'Sealed on this server, sent to this provider only, and never shown again.'
  return (
    <Field label={key === 'optional' ? 'Key, if it asks for one' : 'Key'} hint={hint}>
      {(control) =>
        isKept ? (
          <div className="flex items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-3 text-[0.8125rem]">
            <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">The key is kept.</span>
            <Button
              {...control}
              aria-label="Replace the key"
              variant="ghost"
              size="sm"
              onClick={() => onChange({ replacesKey: true })}
            >
              Replace
            </Button>
          </div>
        ) : (
          <Input
            {...control}
            type="password"
            // Not the password of this account, and of no use to a keeper of passwords.
            autoComplete="off"
            data-1p-ignore
            spellCheck={false}
            maxLength={500}
            value={draft.key}
            onChange={({ target }) => onChange({ key: target.value })}
          />
        )
      }
    </Field>
  )
}
