import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const SANS = "'Inter Variable', ui-sans-serif, system-ui, sans-serif"

/** A formula looks like a field of the form, and its list like a menu. */
export const EXPRESSION_LOOK = EditorView.theme({
  '&': { minHeight: '4.5rem', borderRadius: '7px' },
  '.cm-content': { padding: '8px 0', minHeight: '4.5rem' },
  '.cm-line': { padding: '0 10px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--foreground)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: '0 8px 24px hsl(var(--shadow-colour) / 0.18)',
    zIndex: '50',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: SANS,
    fontSize: '13px',
    maxHeight: '13rem',
    minWidth: '14rem',
    maxWidth: 'min(26rem, 80vw)',
    borderRadius: '7px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    padding: '3px 10px',
    lineHeight: '1.4',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--foreground)',
  },
  '.cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis', flex: '1' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': {
    color: 'var(--muted)',
    fontStyle: 'normal',
    fontSize: '11px',
    marginLeft: 'auto',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '0', width: '17rem' },
  '.cm-described': {
    padding: '8px 10px',
    maxWidth: '22rem',
    fontFamily: SANS,
    fontSize: '12.5px',
    lineHeight: '1.45',
  },
  '.cm-described p': { margin: '4px 0', color: 'var(--foreground)' },
  '.cm-described code': {
    display: 'block',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '11.5px',
    overflowWrap: 'anywhere',
  },
  '.cm-described .cm-signature': { color: 'var(--primary-text)' },
  '.cm-described .cm-example': { color: 'var(--muted)' },
})

/** Functions are no mistakes: they do not take the colour of one. */
export const EXPRESSION_COLOURS = syntaxHighlighting(
  HighlightStyle.define([{ tag: tags.propertyName, color: 'var(--primary-text)' }]),
)
