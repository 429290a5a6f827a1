import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { toast } from '@/design/toast.ts'

/** The secret, this once, within the call it is made for. */
export function NewSecret({
  url,
  secret,
  onDone,
}: {
  url: string
  secret: string
  onDone: () => void
}) {
  const [copied, setCopied] = useState<'secret' | 'call' | null>(null)
  const command = `curl -X POST ${url} -H "Authorization: Bearer ${secret}"`
  const copy = async (what: 'secret' | 'call', text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(what)
    } catch {
      toast('Not copied', 'Select the text and copy it by hand.', 'danger')
    }
  }
  return (
    <output className="block rounded-lg border bg-sunken p-3.5">
      <p className="text-[0.8125rem]">The secret is shown this once; only you have it.</p>
      <code className="mt-2 block rounded-md border bg-surface px-2.5 py-2 text-xs break-all select-all">
        {secret}
      </code>
      <p className="mt-3 text-[0.8125rem]">A call that starts the pipeline:</p>
      <code className="mt-2 block rounded-md border bg-surface px-2.5 py-2 text-xs break-all select-all">
        {command}
      </code>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy('secret', secret)}>
          {copied === 'secret' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied === 'secret' ? 'Copied' : 'Copy secret'}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void copy('call', command)}>
          {copied === 'call' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied === 'call' ? 'Copied' : 'Copy call'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Done
        </Button>
      </div>
    </output>
  )
}
