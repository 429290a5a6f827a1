import type { ModelProvider } from '@plainflow/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Switch } from '@/design/switch.tsx'
import { toast } from '@/design/toast.ts'

const PROVIDERS = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  'openai-compatible': 'Own server',
} satisfies Record<ModelProvider, string>

/** Who reads the sentences, what is sent there, and whether cells go along. */
export function ModelSetting() {
  const id = useId()
  const user = useSession((session) => session.user)
  const { data, isError } = useQuery({ queryKey: ['assistant'], queryFn: () => call('assistant') })
  const keep = useMutation({
    mutationFn: (sharesCells: boolean) => call('updateUser', { body: { sharesCells } }),
    onSuccess: ({ user: changed }) =>
      useSession.setState({ status: 'authenticated', user: changed }),
    onError: (error) => toast('The setting was not kept', reasonOf(error), 'danger'),
  })
  const model = data?.model
  return (
    <section aria-labelledby={`${id}-title`} className="mt-4 space-y-3 border-t pt-4">
      <div>
        <h3 id={`${id}-title`} className="font-medium">
          Language model
        </h3>
        <p className="text-xs break-words text-muted">
          {isError && 'Whether there is one could not be found out.'}
          {data && !model && 'None. Sentences are read on this server and never leave it.'}
          {model &&
            `${PROVIDERS[model.provider]}, ${model.name}. It is sent messages, the names of tables and columns, and the blocks on the canvas without addresses and secrets.`}
        </p>
      </div>
      {model && user && (
        <div className="flex items-center justify-between gap-6">
          <div className="min-w-0">
            <label htmlFor={id} className="font-medium">
              Let the model see sample cells
            </label>
            <p id={`${id}-hint`} className="text-xs text-muted">
              Up to five values of each column go along with a message. Kept with the account.
            </p>
          </div>
          <Switch
            id={id}
            aria-describedby={`${id}-hint`}
            checked={keep.isPending ? keep.variables : user.sharesCells}
            onCheckedChange={(checked) => keep.mutate(checked)}
          />
        </div>
      )}
    </section>
  )
}
