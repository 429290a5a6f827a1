/** What records say of a value themselves; `unknown` where they have only texts, `written` where one is no more. */
export interface RowCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'nested' | 'unknown' | 'written'
  readonly text: string
}
