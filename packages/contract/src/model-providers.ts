/** How a provider is spoken to. */
export type ModelProtocol = 'openai' | 'anthropic' | 'google' | 'azure' | 'compatible' | 'file'

export interface ProviderDescription {
  readonly label: string
  readonly protocol: ModelProtocol
  /** Where it is reached unless another address is given; null: an address has to be given. */
  readonly address: string | null
  readonly key: 'required' | 'optional' | 'none'
  /** Whether it runs where the user decides: what is sent then stays there. */
  readonly isOwn: boolean
}

/**
 * Whom a server or a user can choose to be asked: the screens, the settings of the server and what
 * speaks to them read this one list. A model in a file is run by the server itself.
 */
export const PROVIDERS = {
  openai: {
    label: 'OpenAI',
    protocol: 'openai',
    address: 'https://api.openai.com/v1',
    key: 'required',
    isOwn: false,
  },
  anthropic: {
    label: 'Anthropic',
    protocol: 'anthropic',
    address: 'https://api.anthropic.com/v1',
    key: 'required',
    isOwn: false,
  },
  google: {
    label: 'Google',
    protocol: 'google',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    key: 'required',
    isOwn: false,
  },
  mistral: {
    label: 'Mistral',
    protocol: 'compatible',
    address: 'https://api.mistral.ai/v1',
    key: 'required',
    isOwn: false,
  },
  openrouter: {
    label: 'OpenRouter',
    protocol: 'compatible',
    address: 'https://openrouter.ai/api/v1',
    key: 'required',
    isOwn: false,
  },
  azure: {
    label: 'Azure OpenAI',
    protocol: 'azure',
    address: null,
    key: 'required',
    isOwn: false,
  },
  ollama: {
    label: 'Ollama',
    protocol: 'compatible',
    address: 'http://127.0.0.1:11434/v1',
    key: 'none',
    isOwn: true,
  },
  lmstudio: {
    label: 'LM Studio',
    protocol: 'compatible',
    address: 'http://127.0.0.1:1234/v1',
    key: 'none',
    isOwn: true,
  },
  vllm: {
    label: 'vLLM',
    protocol: 'compatible',
    address: 'http://127.0.0.1:8000/v1',
    key: 'optional',
    isOwn: true,
  },
  'openai-compatible': {
    label: 'Other address (OpenAI-compatible)',
    protocol: 'compatible',
    address: null,
    key: 'optional',
    isOwn: true,
  },
  file: {
    label: 'A model file on this server',
    protocol: 'file',
    address: null,
    key: 'none',
    isOwn: true,
  },
} as const satisfies Record<string, ProviderDescription>

export type ModelProvider = keyof typeof PROVIDERS

export const MODEL_PROVIDERS = Object.keys(PROVIDERS) as [ModelProvider, ...ModelProvider[]] // exactly its keys
