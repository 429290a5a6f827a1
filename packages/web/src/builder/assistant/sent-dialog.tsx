import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { messageBody } from '../chat/message-body.ts'
import { useChat } from '../state/chat-store.ts'
import { currentPipeline } from '../state/pipeline-store.ts'
import { useUnsentMessage } from '../state/unsent-message.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { CellsSwitch } from './cells-switch.tsx'
import { SentWords, usePrompt } from './sent-words.tsx'
import { useAssistant } from './use-assistant.ts'
import { sayModel, whereItGoes } from './where-it-goes.ts'

const EXAMPLE = 'How many rows are there?'

/** What a model is sent for the message being written, the last one, or an example. */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const catalogue = useCatalogue()
  const model = useAssistant().data?.model
  const [message] = useState(messageAtHand)
  const { messages, proposal } = useChat()
  const about = proposal?.pipeline ?? currentPipeline()
  const prompt = usePrompt(messageBody(message, about, catalogue, messages))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What the model is sent"
      description={
        model
          ? `${sayModel(model)}. ${whereItGoes(model)}`
          : 'No model is connected: nothing is sent.'
      }
      className="max-w-2xl"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-4">
        <p className="text-[0.8125rem] break-words text-muted">
          Word for word, for the message “{message}”. Addresses and secrets of blocks are never part
          of it.
        </p>
        <SentWords prompt={prompt} />
        <CellsSwitch />
      </div>
    </Dialog>
  )
}

function messageAtHand(): string {
  const { text } = useUnsentMessage.getState()
  const { messages } = useChat.getState()
  const last = messages.findLast(({ type }) => type === 'user')
  return text.trim() || last?.content || EXAMPLE
}
