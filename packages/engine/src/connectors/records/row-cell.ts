/** What a text of records says of a value itself; `unknown` where it has only texts. */
export interface RowCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'nested' | 'unknown'
  readonly text: string
}
