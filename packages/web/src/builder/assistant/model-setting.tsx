import { useId } from 'react'
import { countOf } from '@/app/count-of.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { show } from '../state/workspace-store.ts'
import { CellsSwitch } from './cells-switch.tsx'
import { DisconnectModel } from './disconnect-model.tsx'
import { sayTokens } from './say-use.ts'
import { type Assistant, useAssistant } from './use-assistant.ts'
import { sayModel, whereItGoes } from './where-it-goes.ts'

/** Who reads the sentences, what is sent there, whether cells go along, and what it took. */
export function ModelSetting() {
  const id = useId()
  const { data, isError } = useAssistant()
  return (
    <section aria-labelledby={id} className="mt-4 space-y-3 border-t pt-4">
      <div>
        <h3 id={id} className="font-medium">
          Language model
        </h3>
        <p className="text-xs break-words text-muted">
          {isError && 'Whether there is one could not be found out.'}
          {data && sayReader(data)}
        </p>
      </div>
      {data?.model && (
        <>
          <CellsSwitch />
          <p className="text-xs text-muted">{sayUsed(data.used)}</p>
        </>
      )}
      {data && <Actions assistant={data} />}
    </section>
  )
}

function Actions({ assistant }: { assistant: Assistant }) {
  const { model } = assistant
  const own = model?.whose === 'own' ? model : null
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => show({ overlay: 'model' })}>
        {own ? 'Change' : model ? 'Connect your own' : 'Connect a model'}
      </Button>
      {model && (
        <Button variant="ghost" size="sm" onClick={() => show({ overlay: 'sent' })}>
          What is sent?
        </Button>
      )}
      {own && <DisconnectModel own={own} assistant={assistant} />}
    </div>
  )
}

function sayReader({ model, forEverybody }: Assistant): string {
  if (!model) return 'None. Sentences are read on this server and never leave it.'
  const whose =
    model.whose === 'server'
      ? 'Chosen for this server.'
      : forEverybody
        ? `Your own, and everybody’s on this server who has none${HAS_PLANS ? ': you spend no credits' : ''}.`
        : `Your own${HAS_PLANS ? ': no credits are spent' : ''}.`
  return `${sayModel(model)}. ${whose} ${whereItGoes(model)} That is messages, the names of tables and columns, and the blocks on the canvas without addresses and secrets.`
}

function sayUsed({ messages, tokens }: Assistant['used']): string {
  return messages === 0
    ? 'Nothing was asked in the last 30 days.'
    : `In the last 30 days: ${countOf(messages, 'message')}, ${sayTokens(tokens)}.`
}
