import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** How code looks, to read and to write, in the colours of the page around it. */
export const LOOK = [
  EditorView.theme({
    '&': { fontSize: '12.5px', backgroundColor: 'transparent', color: 'var(--foreground)' },
    '&.cm-focused': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
    '.cm-content': { padding: '10px 0', caretColor: 'var(--foreground)' },
    '.cm-placeholder': { color: 'var(--muted)' },
    '.cm-wrong': {
      textDecoration: 'underline wavy var(--danger)',
      textUnderlineOffset: '3px',
      backgroundColor: 'var(--danger-soft)',
    },
    '.cm-own': {
      backgroundColor: 'var(--primary-soft)',
      boxShadow: 'inset 3px 0 var(--primary)',
    },
    '.cm-gutters': {
      backgroundColor: 'transparent',
      color: 'var(--muted)',
      border: 'none',
      paddingLeft: '6px',
    },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--primary-text)' },
      { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
      { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
      { tag: [tags.typeName, tags.function(tags.variableName)], color: 'var(--danger)' },
    ]),
  ),
]
