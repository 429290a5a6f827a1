import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Span } from '@plainflow/core'

/** The places something is wrong at, from now on. */
export const underline = StateEffect.define<readonly Span[]>()

/** Underlines them, and moves them along while the text is edited. */
export const underlined = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, newDoc }) {
    const given = effects.find((effect) => effect.is(underline))
    if (!given) return marks.map(changes)
    const { length } = newDoc
    const spans = given.value
      .map(({ start, end }) => ({ from: Math.min(start, length), to: Math.min(end, length) }))
      .filter(({ from, to }) => to > from)
    return Decoration.set(
      spans.map(({ from, to }) => WRONG.range(from, to)),
      true,
    )
  },
  provide: (field) => EditorView.decorations.from(field),
})

const WRONG = Decoration.mark({ class: 'cm-wrong' })
