import { type ModelInUse, PROVIDERS } from '@plainflow/contract'

/** "gpt-x (OpenAI)"; what stands at an address of one's own is called by that. */
export function sayModel({ provider, name, address }: Omit<ModelInUse, 'whose'>): string {
  const { label, protocol, address: usual } = PROVIDERS[provider]
  const isElsewhere = usual === null && protocol === 'compatible' && address !== null
  return isElsewhere ? `${name} at ${hostOf(address)}` : `${name} (${label})`
}

/** Where what is sent goes to. */
export function whereItGoes({
  provider,
  address,
}: Pick<ModelInUse, 'provider' | 'address'>): string {
  const { protocol, address: usual } = PROVIDERS[provider]
  if (protocol === 'file') return 'It runs on this server: nothing leaves it.'
  const at = address ?? usual
  return at === null ? 'What is sent leaves this server.' : `What is sent goes to ${hostOf(at)}.`
}

function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}
