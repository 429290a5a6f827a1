import { CircleCheck, CircleX } from 'lucide-react'
import type { Answer, Routes } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'
import { formatNumber } from '@/app/format-number.ts'

export type Tried = Answer<Routes['tryConnection']>

/** What became of a try: who answered and how soon, or what is wrong. */
export function TriedConnection({ tried }: { tried: Tried }) {
  const { success, version, milliseconds } = tried
  const Icon = success ? CircleCheck : CircleX
  return (
    <output className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-md border bg-surface px-3 py-2 text-xs">
      <Badge tone={success ? 'success' : 'danger'}>
        <Icon aria-hidden />
        {success ? 'Connected' : 'Failed'}
      </Badge>
      <span className="min-w-0 break-words">{success ? version : whyFailed(tried)}</span>
      <span className="text-muted tabular-nums">{formatNumber(milliseconds)} ms</span>
    </output>
  )
}

export function whyFailed({ error }: Tried): string {
  return error ?? 'Failed to connect to data source'
}
