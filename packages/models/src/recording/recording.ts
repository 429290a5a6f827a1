import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageModel, ModelReply, ModelRequest } from '../language-model.ts'

/** What is kept of one answer: enough to give it again, and to read what it was an answer to. */
const keptSchema = z.object({
  model: z.string(),
  /** Milliseconds it took. */
  took: z.number(),
  tokens: z.object({ input: z.number(), output: z.number() }).nullable(),
  value: z.unknown(),
  system: z.string(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
})
type Kept = z.infer<typeof keptSchema>

type Who = Pick<LanguageModel, 'provider' | 'name'>

export interface RecordedReply extends ModelReply {
  /** Milliseconds it took when it was asked. */
  readonly took: number
}

/** A model whose answers are kept. */
export interface RecordedModel extends LanguageModel {
  answer(request: ModelRequest): Promise<RecordedReply>
}

/** A prompt that nobody asked while answers were kept. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded'
}

/** Gives what is kept in the folder; what is not there is asked and kept. Troubles are not kept. */
export function recordAnswers(model: LanguageModel, folder: string): RecordedModel {
  const { provider, name } = model
  return {
    provider,
    name,
    async answer(request) {
      const path = pathOf(folder, model, request)
      const kept = await readKept(path)
      if (kept) return given(kept, request)
      const start = performance.now()
      const { value, tokens } = await model.answer(request)
      const took = Math.round(performance.now() - start)
      const { system, messages } = request
      await keep(path, folder, {
        model: name,
        took,
        tokens,
        value,
        system,
        messages: [...messages],
      })
      return { value, tokens, took }
    },
  }
}

/** Gives what is kept in the folder and asks nobody. */
export function playAnswers(folder: string, who: Who): RecordedModel {
  return {
    ...who,
    async answer(request) {
      const path = pathOf(folder, who, request)
      const kept = await readKept(path)
      if (kept) return given(kept, request)
      const asked = request.messages.at(-1)?.content.slice(0, 200) ?? ''
      throw new NotRecorded(`No answer of ${who.name} is kept at ${path}, to: ${asked}`)
    },
  }
}

function given({ value, tokens, took }: Kept, { signal, onPartial }: ModelRequest): RecordedReply {
  signal.throwIfAborted()
  onPartial(value)
  return { value, tokens, took }
}

function pathOf(folder: string, { name }: Who, request: ModelRequest): string {
  const { system, messages, schema, tables = null } = request
  const prompt = JSON.stringify({ name, system, messages, schema, tables })
  return join(folder, `${createHash('sha256').update(prompt).digest('hex').slice(0, 32)}.json`)
}

async function readKept(path: string): Promise<Kept | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : keptSchema.parse(JSON.parse(text))
}

/** Whole or not at all: several are kept at once, and a run may be ended. */
async function keep(path: string, folder: string, kept: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify(kept, null, 1)}\n`)
  await rename(part, path)
}
