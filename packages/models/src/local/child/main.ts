import type { NamedTable } from '../../language-model.ts'
import { rmSync } from 'node:fs'
import { answerGrammar } from '../grammar/answer-grammar.ts'
import { printGbnf } from '../grammar/gbnf.ts'
import { isNever } from '../grammar/rule.ts'
import type { Asked, FromChild, Load, ToChild } from './messages.ts'
import {
  type Chat,
  type Held,
  type Llama,
  loadRuntime,
  type LoadedModel,
  type Sequence,
} from './runtime.ts'

/** Beyond any answer the grammar allows that is of use. */
const MOST_TOKENS = 700

interface Loaded {
  readonly llama: Llama
  readonly model: LoadedModel
  readonly sequence: Sequence
  readonly chat: Chat
  readonly context: number
}

/** The process that holds a model: loads it, then answers one question after the other. */
let loading: Promise<Loaded> | undefined
let stopping = new AbortController()
let current = 0

process.once('disconnect', dieWithParent)
process.on('message', (message) => {
  // Only local-model.ts writes to this channel.
  const said = message as ToChild
  if (said.kind === 'load') loading = load(said.load)
  if (said.kind === 'ask') void answer(said.id, said.asked)
  if (said.kind === 'stop' && said.id === current) stopping.abort()
})

async function load({ runtime, path, threads, context: most }: Load): Promise<Loaded> {
  const { getLlama, LlamaChat } = await loadRuntime(runtime)
  const llama = await getLlama({
    gpu: 'auto',
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    maxThreads: threads,
  })
  const onLoadProgress = (share: number) => say({ kind: 'loading', share })
  const model = await llama.loadModel({ modelPath: path, onLoadProgress })
  const contextSize = Math.min(most, model.trainContextSize)
  const context = await model.createContext({ contextSize, threads, sequences: 1 })
  const sequence = context.getSequence()
  const chat = new LlamaChat({ contextSequence: sequence })
  say({ kind: 'loaded' })
  return { llama, model, sequence, chat, context: context.contextSize }
}

async function answer(id: number, asked: Asked): Promise<void> {
  current = id
  stopping = new AbortController()
  const { signal } = stopping
  const loaded = await loading?.catch(() => undefined)
  if (!loaded) return say({ kind: 'unloadable' })
  try {
    const { sequence, chat, llama } = loaded
    refuseLong(asked, loaded)
    const grammar = await grammarOf(asked.tables, llama)
    const before = sequence.tokenMeter.getState()
    let text = ''
    const { response } = await chat.generateResponse(turnsOf(asked), {
      grammar,
      maxTokens: MOST_TOKENS,
      temperature: 0,
      signal,
      onTextChunk(chunk) {
        text += chunk
        say({ kind: 'wrote', id, text })
      },
    })
    const after = sequence.tokenMeter.getState()
    const tokens = {
      input: after.usedInputTokens - before.usedInputTokens,
      output: after.usedOutputTokens - before.usedOutputTokens,
    }
    say({ kind: 'answered', id, text: response, tokens })
  } catch {
    say({ kind: signal.aborted ? 'stopped' : 'failed', id })
  }
}

/** Left to itself the runtime would forget the beginning, which says what the tables are. */
function refuseLong({ system, messages }: Asked, { model, context }: Loaded): void {
  const text = [system, ...messages.map(({ content }) => content)].join('\n')
  if (model.tokenize(text).length + MOST_TOKENS > context)
    throw new Error('The question is too long')
}

function turnsOf({ system, messages }: Asked) {
  return [
    { type: 'system', text: system } as const,
    ...messages.map(({ role, content }) =>
      role === 'user'
        ? ({ type: 'user', text: content } as const)
        : ({ type: 'model', response: [content] } as const),
    ),
    { type: 'model', response: [] } as const,
  ]
}

let lastGrammar: { readonly of: string; readonly grammar: Promise<Held> } | undefined

/** Questions about the same tables follow one another. */
function grammarOf(tables: readonly NamedTable[] | null, llama: Llama): Promise<Held> {
  const of = JSON.stringify(tables)
  if (lastGrammar?.of !== of) {
    const made = tables && answerGrammar(tables)
    const grammar =
      made && !isNever(made.root)
        ? llama.createGrammar({ grammar: printGbnf(made) })
        : llama.getGrammarFor('json')
    lastGrammar = { of, grammar }
  }
  return lastGrammar.grammar
}

function say(message: FromChild): void {
  process.send?.(message)
}

/** SIGKILL, because an ordinary exit would wait for what nobody reads any more. */
function dieWithParent(): void {
  rmSync(process.env['HOME'] ?? '', { recursive: true, force: true })
  process.kill(process.pid, 'SIGKILL')
}
