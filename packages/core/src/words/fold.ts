import { remembered } from './remembered.ts'

/**
 * Names are compared by what is left when case, separators and plurals are taken away:
 * `foldName('Order IDs')`, `foldName('order_id')` and `foldName('orderId')` are all `orderid`.
 */
export const foldName = remembered((name) =>
  name
    .slice(0, 500)
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(singular)
    .join(''),
)

/** Both sides of a comparison pass through here, so "statu" for "status" does no harm. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 2 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** Values are compared without case and with one space for any white space; nothing more is safe. */
export function foldValue(value: string): string {
  return value.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
