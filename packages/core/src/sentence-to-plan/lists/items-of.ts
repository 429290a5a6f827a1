import { segmentsOf } from './segments.ts'

/** The items of a list, each as it was said. What two of them share is said with the last: "first and last name". */
export function itemsOf(list: string, isKnown: (item: string) => boolean): readonly string[] {
  const said = segmentsOf(list)
    .map(({ text }) => bareItem(text).replaceAll(SHORT, '').trim())
    .filter((item) => item !== '')
  return said.map((item, at) => {
    const noun = said
      .slice(at + 1)
      .find((next) => next.includes(' '))
      ?.split(' ')
      .at(-1)
    const whole = noun === undefined ? item : `${item} ${noun}`
    const isPart = !item.includes(' ') && noun !== undefined && isPartOf(item, said, at)
    return isPart && isKnown(whole) ? whole : item
  })
}

/** An item without the small words around it: "their name", "the fee as well". */
export function bareItem(text: string): string {
  return text.replace(LEAD, '').replace(TRAIL, '').trim()
}

const LEAD =
  /^(?:(?:and|plus|the|their|its|his|her|whose|a|an|also|just|only|with|both|corresponding|respective)\s+)+/i
const TRAIL = /\s+(?:of each|each|too|as well)$/i
/** "Item no.", "cust. no.". */
const SHORT = /\.(?=\s|$)/g

/** "First" of a name, "start" of a time: the item behind it is told the same way, by one word more. */
function isPartOf(item: string, said: readonly string[], at: number): boolean {
  const next = said[at + 1]
  return next?.split(' ').length === 2 && PARTS.has(item.toLowerCase())
}

const PARTS = new Set(
  'first last middle given family start end begin finish planned actual opening closing minimum maximum old new'.split(
    ' ',
  ),
)
