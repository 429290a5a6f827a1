import {
  type ModelConnection,
  type ModelInUse,
  type ModelProvider,
  PROVIDERS,
} from '@plainflow/contract'

/** What stands in the form. */
export interface ConnectionDraft {
  readonly provider: ModelProvider
  /** Empty: the provider's own. */
  readonly address: string
  readonly key: string
  /** A key that is kept already is to be another one. */
  readonly replacesKey: boolean
  readonly model: string
  /** Who has none of their own asks it as well. */
  readonly forEverybody: boolean
}

export function draftOf(own: ModelInUse | null, forEverybody = false): ConnectionDraft {
  return {
    provider: own?.provider ?? 'openai',
    address: own?.address ?? '',
    key: '',
    replacesKey: false,
    model: own?.name ?? '',
    forEverybody,
  }
}

/** Another provider has another key, and models of other names. */
export function chooseProvider(
  provider: ModelProvider,
  own: ModelInUse | null,
): Omit<ConnectionDraft, 'forEverybody'> {
  const { forEverybody: _, ...draft } = draftOf(own?.provider === provider ? own : null)
  return { ...draft, provider }
}

/** Whether the key of the connection there is would be used. It never goes to another address. */
export function isKeyKept(draft: ConnectionDraft, own: ModelInUse | null): boolean {
  return (
    own !== null &&
    !draft.replacesKey &&
    PROVIDERS[draft.provider].key !== 'none' &&
    own.provider === draft.provider &&
    (own.address ?? '') === draft.address.trim()
  )
}

export function connectionOf(draft: ConnectionDraft): ModelConnection {
  const [address, key] = [draft.address.trim(), draft.key.trim()]
  return {
    provider: draft.provider,
    address: address === '' ? null : address,
    key: key === '' ? null : key,
    model: draft.model.trim(),
  }
}

/** What has to be filled in before the provider can be asked anything; null when nothing has. */
export function missingToAsk(draft: ConnectionDraft, own: ModelInUse | null): string | null {
  const { address, key, protocol } = PROVIDERS[draft.provider]
  const typed = draft.address.trim()
  if (address === null && protocol !== 'file' && typed === '') return 'Give the address first.'
  if (typed !== '' && !isAddress(typed)) return 'The address has to begin with http:// or https://.'
  if (key === 'required' && draft.key.trim() === '' && !isKeyKept(draft, own))
    return 'Give the key first.'
  return null
}

export function missingToConnect(draft: ConnectionDraft, own: ModelInUse | null): string | null {
  return missingToAsk(draft, own) ?? (draft.model.trim() === '' ? 'Choose a model first.' : null)
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
