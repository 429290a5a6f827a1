import type { Undone } from '../block.ts'

/** One place: the palette, the card, the checker and every run say it in these words. */
export const undone: Undone = {
  badge: 'Not sent',
  says: 'Alerts are not sent yet; the rows pass through.',
}
