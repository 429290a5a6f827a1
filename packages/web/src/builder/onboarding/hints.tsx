import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useChat } from '../state/chat-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { areHintsSeen } from './hints-flag.ts'

const HintCard = lazy(async () => ({ default: (await import('./hint-card.tsx')).HintCard }))

/** Once the first answer is on the canvas, what can be done with it. */
export function Hints() {
  const isAnswered = useChat(({ messages }) =>
    messages.some(({ note }) => note?.state === 'accepted'),
  )
  const isCovered = useWorkspace(
    ({ overlay, configuring }) => overlay !== null || configuring !== null,
  )
  if (!isAnswered || isCovered || areHintsSeen()) return null
  return (
    <Suspense>
      <HintCard />
    </Suspense>
  )
}
