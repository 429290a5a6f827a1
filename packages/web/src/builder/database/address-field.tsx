import { CONNECTORS } from '@plainflow/core'
import { useState } from 'react'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'

/**
 * An address as people pass it on fills in the form. It is taken out of sight as soon as it is read:
 * there may be a password in it.
 */
export function AddressField({
  kind,
  onAddress,
}: {
  kind: string
  onAddress: (text: string) => boolean
}) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'read' | 'unreadable' | null>(null)
  const read = (address: string): boolean => {
    const isRead = onAddress(address)
    setOutcome(isRead ? 'read' : 'unreadable')
    setText(isRead ? '' : address)
    return isRead
  }
  const example = CONNECTORS.find(({ name }) => name === kind)?.addressExample ?? undefined
  const known = CONNECTORS.map(({ label }) => label).join(', ')
  return (
    <Field
      label="Paste an address (optional)"
      hint={outcome === 'read' ? 'It was read: see what is filled in below.' : undefined}
      error={
        outcome === 'unreadable' &&
        (whyRefused(text) ?? `This is no address that is known here (${known}).`)
      }
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example}
          value={text}
          onPaste={(event) => {
            event.preventDefault()
            read(event.clipboardData.getData('text'))
          }}
          onChange={({ target }) => {
            setText(target.value)
            setOutcome(null)
          }}
          onBlur={() => text.trim() !== '' && read(text)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return
            event.preventDefault()
            read(text)
          }}
        />
      )}
    </Field>
  )
}

/** What the system whose address it is has to say of it. */
function whyRefused(text: string): string | undefined {
  return CONNECTORS.flatMap((connector) => connector.whyRefused?.(text) ?? [])[0]
}
