import {
  acceptCompletion,
  autocompletion,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, placeholder, tooltips } from '@codemirror/view'
import type { Span } from '@plainflow/core'
import { useEffect, useRef } from 'react'
import { LOOK } from '../../code/look.ts'
import { underline, underlined } from '../../code/underline.ts'
import { useEscapeFirst } from '../use-escape-first.ts'
import { completeExpression, type Ground } from './complete-expression.ts'
import { expressionHover } from './expression-hover.ts'
import { expressionLanguage } from './expression-language.ts'
import { EXPRESSION_COLOURS, EXPRESSION_LOOK } from './expression-look.ts'

export interface ExpressionEditorProps {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly text: string
  readonly example: string
  readonly onChange: (text: string) => void
  readonly ground: Ground
  readonly wrong: readonly Span[]
}

/** A formula to write: it completes, colours, explains, and underlines what is wrong. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const { id, text, wrong, label, description } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  const sent = useRef<readonly string[]>([])
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!host.current) return
    const made = createEditor(host.current, latest, (written) => {
      if (written === latest.current.text) return
      sent.current = [...sent.current, written]
      latest.current.onChange(written)
    })
    view.current = made
    const focus = () => made.focus()
    const labels = document.querySelectorAll(`label[for="${CSS.escape(latest.current.id)}"]`)
    for (const element of labels) element.addEventListener('click', focus)
    return () => {
      for (const element of labels) element.removeEventListener('click', focus)
      made.destroy()
    }
  }, [])
  useEscapeFirst(
    () => view.current !== null && completionStatus(view.current.state) !== null,
    () => view.current && closeCompletion(view.current),
  )
  // Before the marks: their places are those of the text as it is now.
  useEffect(() => {
    const made = view.current
    if (!made) return
    const written = made.state.doc.toString()
    const echo = sent.current.indexOf(text)
    sent.current = written === text ? [] : sent.current.slice(echo + 1)
    // Fast typing runs ahead of what was heard of it: only what comes from elsewhere is taken over.
    if (written === text || echo >= 0) return
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: text } })
  })
  useEffect(() => {
    view.current?.dispatch({ effects: underline.of(wrong.map((span) => visible(span, text))) })
  }, [wrong, text])
  useEffect(() => {
    const content = view.current?.contentDOM
    content?.setAttribute('aria-label', label)
    content?.setAttribute('aria-description', description)
    content?.setAttribute('aria-invalid', String(wrong.length > 0))
  }, [label, description, wrong])
  return (
    <div
      ref={host}
      id={id}
      data-testid="expression-editor"
      data-focusable
      className={
        'rounded-md border bg-surface shadow-xs ' +
        (wrong.length > 0 ? 'border-danger-line' : 'border-line-strong/60 hover:border-line-strong')
      }
    />
  )
}

function createEditor(
  host: HTMLElement,
  latest: { readonly current: ExpressionEditorProps },
  onText: (text: string) => void,
): EditorView {
  // In a shadow root, as the content security policy refuses style elements in the page.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: latest.current.text,
      extensions: [
        history(),
        autocompletion({
          override: [(context) => completeExpression(context, latest.current.ground)],
          icons: false,
          // Whoever types fast and accepts at once means the first of the list.
          interactionDelay: 0,
          activateOnTypingDelay: 50,
        }),
        // Tab accepts what is offered, and else leaves the field as it does everywhere.
        keymap.of([{ key: 'Tab', run: acceptCompletion }, ...standardKeymap, ...historyKeymap]),
        expressionLanguage,
        expressionHover(() => latest.current.ground),
        underlined,
        tooltips({ tooltipSpace: () => spaceAround(host) }),
        placeholder(latest.current.example),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onText(state.doc.toString())
        }),
        LOOK,
        EXPRESSION_LOOK,
        EXPRESSION_COLOURS,
      ],
    }),
  })
}

/** What the list may take: what the scrolling parent shows, else it would be cut off. */
function spaceAround(host: HTMLElement): {
  left: number
  right: number
  top: number
  bottom: number
} {
  const scrolling = host.closest('[data-scrolls], .overflow-y-auto')
  const { left, right, top, bottom } = (scrolling ?? document.body).getBoundingClientRect()
  return { left, right, top, bottom }
}

/** The end of the text is no place to underline: what comes before it is. */
function visible({ start, end }: Span, text: string): Span {
  if (end > start) return { start, end }
  return start < text.length
    ? { start, end: start + 1 }
    : { start: Math.max(0, text.length - 1), end: text.length }
}
