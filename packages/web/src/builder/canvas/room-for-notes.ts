import {
  type Block,
  moveBlocks,
  type Note,
  notesOf,
  type Pipeline,
  writeNote,
} from '@plainflow/core'
import { CARD } from './card-size.ts'

const GAP = 24

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Notes stacked above their blocks, and rows of blocks moved down where there is no room for them:
 * a layout knows of cards alone, and would lay them over the notes.
 */
export function roomForNotes(pipeline: Pipeline): Pipeline {
  const noted = pipeline.blocks.filter((block) => notesOf(block).length > 0)
  if (noted.length === 0) return pipeline
  const places = new Map(pipeline.blocks.map(({ id, position }) => [id, position]))
  const placeOf = ({ id }: Block) => places.get(id) ?? { x: 0, y: 0 }
  const stacks = new Map<Block, readonly Note[]>()
  const notesAt = (block: Block) =>
    (stacks.get(block) ?? []).map((note) => moved(note, placeOf(block)))
  const lines = [...new Set(noted.map(({ position }) => position.y))].toSorted((a, b) => a - b)
  for (const before of lines) {
    const row = noted.filter(({ position }) => position.y === before)
    for (const block of row)
      stacks.set(block, stackedOver(notesOf(block), placeOf(block), row.flatMap(notesAt)))
    const line = Math.min(...row.map((block) => placeOf(block).y))
    // What begins on this line or below it moves with the row; what is above may be in the way.
    const isAbove = (block: Block) => placeOf(block).y < line
    const taken = pipeline.blocks
      .filter(isAbove)
      .flatMap((block) => [{ ...placeOf(block), ...CARD }, ...notesAt(block)])
    const push = pushNeeded(row.flatMap(notesAt), taken)
    const below = pipeline.blocks.filter((block) => !isAbove(block))
    for (const block of below) places.set(block.id, moved(placeOf(block), { x: 0, y: push }))
  }
  return [...stacks].reduce(
    (rest, [{ id }, stack]) => stack.reduce((all, note) => writeNote(all, id, note), rest),
    moveBlocks(pipeline, Object.fromEntries(places)),
  )
}

/** How far all of them have to go down to be clear of the others. */
function pushNeeded(own: readonly Rect[], others: readonly Rect[]): number {
  for (let push = 0; ;) {
    const by = { x: 0, y: push }
    const more = Math.max(
      0,
      ...own.flatMap((rect) => others.map((other) => missing(moved(rect, by), other))),
    )
    if (more === 0) return push
    push += more
  }
}

/** The first note nearest to the block; all of them above wide ones of its neighbours. */
function stackedOver(
  notes: readonly Note[],
  place: Block['position'],
  beside: readonly Rect[],
): Note[] {
  let y = 0
  return notes.map((note) => {
    y -= note.height + GAP
    for (let hit = true; hit;) {
      const rect = moved({ ...note, x: 0, y }, place)
      const other = beside.find((one) => missing(rect, one) > 0)
      hit = other !== undefined
      if (other) y = other.y - place.y - note.height - GAP
    }
    return { ...note, x: 0, y }
  })
}

function moved<T extends Block['position']>(thing: T, by: Block['position']): T {
  return { ...thing, x: thing.x + by.x, y: thing.y + by.y }
}

/** How far down the first has to go to be clear of the second; 0 where they do not meet. */
function missing(one: Rect, other: Rect): number {
  const meets =
    one.x < other.x + other.width + GAP &&
    other.x < one.x + one.width + GAP &&
    one.y < other.y + other.height + GAP &&
    other.y < one.y + one.height
  return meets ? other.y + other.height + GAP - one.y : 0
}
