import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { sql } from '@codemirror/lang-sql'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import type { Span } from '@plainflow/core'
import { useEffect, useRef } from 'react'
import { LOOK } from '../code/look.ts'
import { underline, underlined } from '../code/underline.ts'

/** SQL to write; the places something is wrong at are underlined. */
export function SqlEditor({
  text,
  onChange,
  wrong,
  shown,
}: {
  text: string
  onChange: (text: string) => void
  wrong: readonly Span[]
  /** The place to put the cursor at, each time another one is given. */
  shown: Span | null
}) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const first = useRef(text)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (!host.current) return
    // In a shadow root, as the content security policy refuses style elements in the page.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          sql(),
          underlined,
          placeholder('select region, sum(amount) as total\nfrom sales\ngroup by region'),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'SQL', spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change.current(state.doc.toString())
          }),
          LOOK,
          FULL_HEIGHT,
        ],
      }),
    })
    made.focus()
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => view.current?.dispatch({ effects: underline.of(wrong) }), [wrong])
  useEffect(() => {
    const length = view.current?.state.doc.length ?? 0
    if (!shown || shown.start > length) return
    const selection = { anchor: shown.start, head: Math.min(shown.end, length) }
    view.current?.dispatch({ selection, scrollIntoView: true })
    view.current?.focus()
  }, [shown])
  return (
    <div
      ref={host}
      data-testid="sql-editor"
      className="h-full min-h-40 overflow-hidden rounded-lg border bg-sunken/50"
    />
  )
}

const FULL_HEIGHT = EditorView.theme({
  '&': { height: '100%', minHeight: '10rem' },
  '.cm-scroller': { overflow: 'auto' },
})
