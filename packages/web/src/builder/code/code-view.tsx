import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'

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
          syntaxHighlighting(COLOURS),
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

const LOOK = EditorView.theme({
  '&': { fontSize: '12.5px', backgroundColor: 'transparent', color: 'var(--foreground)' },
  '&.cm-focused': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { padding: '10px 0' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--muted)',
    border: 'none',
    paddingLeft: '6px',
  },
})

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--primary-text)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.function(tags.variableName)], color: 'var(--danger)' },
])
