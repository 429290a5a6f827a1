import type { TextStreamPart, ToolSet } from 'ai'
import { ModelTrouble } from '../language-model.ts'

/** Far beyond what the tokens of an answer can hold. */
const MOST_CHARACTERS = 200_000
/** A piece is passed on when the answer has grown by this part of it. */
const GROWTH = 1 / 16

type Part = TextStreamPart<ToolSet>
type Piece = Extract<Part, { type: 'text-delta' }>

/**
 * With every piece the whole answer so far is read again. Passed on one by one, a long answer in small
 * pieces would keep the server busy for minutes; like this it is read about as often as it doubles.
 */
export function gatherPieces(): TransformStream<Part, Part> {
  let held: Piece | null = null
  let characters = 0
  type Controller = TransformStreamDefaultController<Part>
  const passOn = (controller: Controller) => {
    if (held) controller.enqueue(held)
    held = null
  }
  return new TransformStream<Part, Part>({
    transform(part, controller) {
      if (part.type !== 'text-delta') {
        passOn(controller)
        controller.enqueue(part)
        return
      }
      characters += part.text.length
      if (characters > MOST_CHARACTERS) return controller.error(new ModelTrouble('endless'))
      if (held && held.id !== part.id) passOn(controller)
      held = held ? { ...held, text: held.text + part.text } : part
      if (held.text.length >= characters * GROWTH) passOn(controller)
    },
    flush: passOn,
  })
}
