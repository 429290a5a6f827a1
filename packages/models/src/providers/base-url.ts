import { PROVIDERS } from '@plainflow/contract'
import type { ModelSettings } from './model-settings.ts'

/** Where the provider is asked, without a slash at its end. */
export function baseUrlOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>) {
  const { protocol, address } = PROVIDERS[provider]
  const given = (baseUrl ?? address ?? '').replace(/\/+$/, '')
  // What the portal shows is the address of the resource alone.
  const isResource = protocol === 'azure' && !given.endsWith('/openai/v1')
  return isResource ? `${given.replace(/\/openai$/, '')}/openai/v1` : given
}
