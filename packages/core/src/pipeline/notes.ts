import { z } from 'zod'
import type { Block, Pipeline } from './pipeline.ts'

export const NOTE_LIMITS = { notes: 20, characters: 2_000, least: 96, most: 800 } as const

const size = z.number().min(NOTE_LIMITS.least).max(NOTE_LIMITS.most)

/** A note stands by a block: it moves, is copied and goes with it. */
const noteSchema = z.object({
  id: z.string().min(1).max(64),
  text: z.string().max(NOTE_LIMITS.characters),
  /** From the corner of the block. */
  x: z.number(),
  y: z.number(),
  width: size,
  height: size,
})
export type Note = Readonly<z.infer<typeof noteSchema>>

const KEY = 'notes'
const NONE: readonly Note[] = []
const read = new WeakMap<Block['data'], readonly Note[]>()

/**
 * The notes of a block. They are kept in its `data`, which every file, version and copy of a pipeline
 * carries along; what is there and is no note is left alone.
 */
export function notesOf({ data }: Block): readonly Note[] {
  if (!Object.hasOwn(data, KEY)) return NONE
  const known = read.get(data)
  if (known) return known
  const stored = data[KEY]
  const list = Array.isArray(stored) ? stored.slice(0, NOTE_LIMITS.notes) : []
  const notes = list.flatMap((each) => {
    const parsed = noteSchema.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
  read.set(data, notes)
  return notes
}

/** Adds a note, or puts another text, place or size in its stead. */
export function writeNote(pipeline: Pipeline, blockId: string, note: Note): Pipeline {
  return withNotes(pipeline, blockId, (notes) =>
    notes.some(({ id }) => id === note.id)
      ? notes.map((one) => (one.id === note.id ? note : one))
      : [...notes, note],
  )
}

export function removeNote(pipeline: Pipeline, blockId: string, noteId: string): Pipeline {
  return withNotes(pipeline, blockId, (notes) => notes.filter(({ id }) => id !== noteId))
}

function withNotes(
  pipeline: Pipeline,
  blockId: string,
  change: (notes: readonly Note[]) => readonly Note[],
): Pipeline {
  const blocks = pipeline.blocks.map((block) => {
    if (block.id !== blockId) return block
    const { [KEY]: _, ...others } = block.data
    const notes = change(notesOf(block))
    return { ...block, data: notes.length === 0 ? others : { ...others, [KEY]: notes } }
  })
  return { ...pipeline, blocks }
}
