import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What we use of node-llama-cpp. It is no dependency of ours: it is installed beside the models, where
 * somebody has one (decision 52), and so brings no types at the time of building.
 */
export interface Runtime {
  getLlama(options: {
    readonly gpu: 'auto' | false
    readonly build: 'never'
    readonly skipDownload: true
    readonly progressLogs: false
    readonly logLevel: 'error'
    readonly maxThreads: number
  }): Promise<Llama>
  readonly LlamaChat: new (options: { readonly contextSequence: Sequence }) => Chat
}

export interface Llama {
  loadModel(options: {
    readonly modelPath: string
    onLoadProgress(share: number): void
  }): Promise<LoadedModel>
  createGrammar(options: { readonly grammar: string }): Promise<Held>
  getGrammarFor(type: 'json'): Promise<Held>
}

/** A grammar as the runtime has it. */
export type Held = object

export interface LoadedModel {
  readonly trainContextSize: number
  tokenize(text: string): readonly number[]
  createContext(options: {
    readonly contextSize: number
    readonly threads: number
    readonly sequences: 1
  }): Promise<{ readonly contextSize: number; getSequence(): Sequence }>
}

export interface Sequence {
  readonly tokenMeter: {
    getState(): { readonly usedInputTokens: number; readonly usedOutputTokens: number }
  }
}

export type Turn =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] }

export interface Chat {
  generateResponse(
    history: readonly Turn[],
    options: {
      readonly grammar: Held
      readonly maxTokens: number
      readonly temperature: number
      readonly signal: AbortSignal
      onTextChunk(text: string): void
    },
  ): Promise<{ readonly response: string }>
}

export async function loadRuntime(folder: string): Promise<Runtime> {
  const path = join(folder, 'node_modules/node-llama-cpp/dist/index.js')
  // Its own types say the same, and more.
  return (await import(pathToFileURL(path).href)) as Runtime
}
