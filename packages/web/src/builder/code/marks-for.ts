import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { BlockLines } from '@plainflow/core'

const OWN = Decoration.line({ class: 'cm-own' })

/** Lines that stand out, as an extension. */
export function marksFor(state: EditorState, lines: readonly BlockLines[]): Extension {
  const numbers = new Set<number>()
  for (const { from, to } of lines) {
    for (let line = from; line <= Math.min(to, state.doc.lines); line += 1) numbers.add(line)
  }
  const builder = new RangeSetBuilder<Decoration>()
  for (const line of [...numbers].toSorted((one, other) => one - other)) {
    const { from } = state.doc.line(line)
    builder.add(from, from, OWN)
  }
  return EditorView.decorations.of(builder.finish())
}
