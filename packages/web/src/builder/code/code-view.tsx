import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { LOOK } from './look.ts'

/** Code to read and copy. */
export function CodeView({
  text,
  language,
  label,
}: {
  text: string
  language: string
  label: string
}) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    // A shadow root: there CodeMirror adopts its style sheet; in the page it would add a <style>
    // element, which the content security policy refuses.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          language === 'python' ? python() : sql(),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-readonly': 'true',
            tabindex: '0',
          }),
          LOOK,
        ],
      }),
    })
    return () => view.destroy()
  }, [text, language, label])
  return (
    <div ref={host} data-testid="code" className="h-full min-h-16 overflow-auto bg-sunken/50" />
  )
}
