import type { NamedTable } from '../../../language-model.ts'

/** Ordinary tables, and names that somebody chose to break something. */
export const SHOP: readonly NamedTable[] = [
  {
    name: 'orders',
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'customer_id', type: 'integer' },
      { name: 'amount', type: 'number' },
      { name: 'ordered_at', type: 'timestamp' },
      { name: 'status', type: 'text' },
      { name: 'paid', type: 'boolean' },
    ],
  },
  {
    name: 'customers',
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text' },
      { name: 'since', type: 'date' },
    ],
  },
  {
    name: 'order items',
    columns: [
      { name: 'order_id', type: 'integer' },
      { name: 'sku', type: 'text' },
      { name: 'unit price', type: 'number' },
    ],
  },
]

export const HOSTILE: readonly NamedTable[] = [
  {
    name: 'select',
    columns: [
      { name: 'from', type: 'text' },
      { name: 'a"b', type: 'number' },
      { name: String.raw`back\slash`, type: 'number' },
      { name: 'two\nlines', type: 'date' },
      { name: "quote'; drop table x --", type: 'text' },
      { name: 'Größe [m²] {1}', type: 'integer' },
      { name: '日本', type: 'boolean' },
      { name: 'date', type: 'date' },
      { name: 'count', type: 'integer' },
    ],
  },
  { name: 'step', columns: [{ name: 'key', type: 'text' }] },
  {
    name: 'Twice',
    columns: [
      { name: 'Same', type: 'text' },
      { name: 'same', type: 'text' },
      { name: '', type: 'text' },
      { name: '\uD800', type: 'text' },
      { name: 'over', type: 'timestamp' },
    ],
  },
]
