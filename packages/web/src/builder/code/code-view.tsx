import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { StreamLanguage } from '@codemirror/language'
import { scala } from '@codemirror/legacy-modes/mode/clike'
import { r } from '@codemirror/legacy-modes/mode/r'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { BlockLines } from '@plainflow/core'
import { useEffect, useRef } from 'react'
import { blockAtLine, linesOf } from './block-at-line.ts'
import { LOOK } from './look.ts'
import { marksFor } from './marks-for.ts'

function reading(language: string) {
  if (language === 'python') return python()
  if (language === 'scala') return StreamLanguage.define(scala)
  return language === 'r' ? StreamLanguage.define(r) : sql()
}

const NO_LINES: readonly BlockLines[] = []

/** Code to read and copy; the lines of one block can stand out, and a line can tell its block. */
export function CodeView({
  text,
  language,
  label,
  lines = NO_LINES,
  block = null,
  onBlock,
}: {
  text: string
  language: string
  label: string
  lines?: readonly BlockLines[]
  /** The block whose lines stand out. */
  block?: string | null
  /** The cursor has gone to a line of this block. */
  onBlock?: (block: string) => void
}) {
  const host = useRef<HTMLDivElement>(null)
  const shown = useRef<Shown | null>(null)
  const latest = useRef({ block, onBlock })
  useEffect(() => {
    latest.current = { block, onBlock }
  })
  useEffect(() => {
    if (!host.current) return
    // A shadow root: there CodeMirror adopts its style sheet; in the page it would add a <style>
    // element, which the content security policy refuses.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const marks = new Compartment()
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          reading(language),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-readonly': 'true',
            tabindex: '0',
          }),
          keymap.of([
            { key: 'ArrowDown', run: (editor) => goToLine(editor, 1) },
            { key: 'ArrowUp', run: (editor) => goToLine(editor, -1) },
          ]),
          marks.of([]),
          EditorView.updateListener.of((update) => {
            if (!update.transactions.some((one) => one.isUserEvent('select'))) return
            const at = update.state.doc.lineAt(update.state.selection.main.head).number
            const found = blockAtLine(lines, at)
            if (found !== null) latest.current.onBlock?.(found)
          }),
          LOOK,
        ],
      }),
    })
    shown.current = { view, marks }
    highlight(shown.current, lines, latest.current.block)
    return () => {
      shown.current = null
      root.host.ariaBusy = 'false'
      view.destroy()
    }
  }, [text, language, label, lines])
  useEffect(() => {
    if (shown.current) highlight(shown.current, lines, block)
  }, [block, lines])
  return (
    <div ref={host} data-testid="code" className="h-full min-h-16 overflow-auto bg-sunken/50" />
  )
}

interface Shown {
  readonly view: EditorView
  readonly marks: Compartment
}

function highlight({ view, marks }: Shown, lines: readonly BlockLines[], block: string | null) {
  const { doc, selection } = view.state
  const own = block === null ? [] : linesOf(lines, block)
  const cursor = doc.lineAt(selection.main.head).number
  // Chosen in the code itself, its lines are in sight already.
  const isThere = cursor > 1 && own.some(({ from, to }) => from <= cursor && cursor <= to)
  const [first] = own
  view.dispatch({ effects: marks.reconfigure(marksFor(view.state, own)) })
  if (first && !isThere) scrollTo(view, doc.line(Math.min(first.from, doc.lines)).from)
}

/**
 * By the frame of the code alone: the editor's own way would move everything around it as well. Lines
 * that were never drawn have a guessed height, so what is reached is measured and mended once or twice.
 */
function scrollTo(view: EditorView, place: number, mends = 3) {
  const host = view.root instanceof ShadowRoot ? view.root.host : null
  if (!host) return
  // Until it lies still, a click would meet another line.
  host.ariaBusy = 'true'
  view.requestMeasure({
    read: () => view.lineBlockAt(place).top,
    write: (top) => {
      const frame = host.scrollHeight > host.clientHeight ? host : host.parentElement
      if (frame) frame.scrollTop = Math.max(0, top - ABOVE)
      if (mends > 0) requestAnimationFrame(() => scrollTo(view, place, mends - 1))
      else host.ariaBusy = 'false'
    },
  })
}

const ABOVE = 24

/** Not editable, it has no cursor of its own to move. */
function goToLine(view: EditorView, by: 1 | -1): boolean {
  const { doc, selection } = view.state
  const next = doc.lineAt(selection.main.head).number + by
  if (next < 1 || next > doc.lines) return true
  const anchor = doc.line(next).from
  view.dispatch({ selection: { anchor }, scrollIntoView: true, userEvent: 'select' })
  return true
}
