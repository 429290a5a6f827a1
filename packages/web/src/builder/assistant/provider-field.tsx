import { MODEL_PROVIDERS, type ModelProvider, PROVIDERS } from '@plainflow/contract'
import { Field } from '@/design/field.tsx'
import { Select } from '@/design/select.tsx'

const GROUPS = [
  { label: 'Services', isOwn: false },
  { label: 'On your own machine', isOwn: true },
] as const

export function ProviderField({
  provider,
  reachesOwnNetwork,
  onProvider,
}: {
  provider: ModelProvider
  reachesOwnNetwork: boolean
  onProvider: (provider: ModelProvider) => void
}) {
  const { isOwn, address } = PROVIDERS[provider]
  // Any file of the server could be named: where that is not for users to do, its operator chooses one.
  const choices = MODEL_PROVIDERS.filter(
    (name) => reachesOwnNetwork || PROVIDERS[name].protocol !== 'file',
  )
  const hint =
    isOwn && !reachesOwnNetwork
      ? 'This server asks only addresses on the internet. To have it ask its own network, its operator sets PLAINFLOW_MODEL_ADDRESSES=any.'
      : isOwn
        ? 'Seen from the server that Plainflow runs on, not from this browser.'
        : address && `Asked at ${new URL(address).host}.`
  return (
    <Field label="Provider" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={provider}
          onChange={({ target }) => {
            const chosen = choices.find((name) => name === target.value)
            if (chosen) onProvider(chosen)
          }}
        >
          {GROUPS.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {choices
                .filter((name) => PROVIDERS[name].isOwn === group.isOwn)
                .map((name) => (
                  <option key={name} value={name}>
                    {PROVIDERS[name].label}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
