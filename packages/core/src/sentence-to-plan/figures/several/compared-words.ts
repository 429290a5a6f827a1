import type { Comparing } from './figure-table.ts'

/** "The difference", "growth in percent", "% change": what is computed of two figures; null for anything else. */
export function comparingSaid(text: string): Comparing | null {
  const { relative = '', noun = '', unit = '' } = COMPARING.exec(text)?.groups ?? {}
  if (noun === '') return null
  if (/points/i.test(unit)) return 'difference'
  const isPercent = /percent|per cent|%|relative/i.test(`${relative} ${unit}`)
  const isAbsolute = /absolute/i.test(relative)
  return isPercent || (/growth/i.test(noun) && !isAbsolute) ? 'growth' : 'difference'
}

/** "Show both years": what is compared is seen as well. */
export function saysBoth(text: string): boolean {
  return /^(?:for )?(?:both|the two|each of the) (?:years|periods|months|quarters|halves|values|figures|numbers|sides)$/i.test(
    text,
  )
}

const COMPARING =
  /^(?:the |its |their |a )?(?<relative>(?:(?:year[- ](?:over|on)[- ]year|yoy|absolute|relative|percentage|percent|%|overall|resulting)\s+)*)(?<noun>difference|diff|change|growth|increase|decrease|delta|development)(?: rate)?(?: between (?:them|both|the two|the years|the two years|these|those|both years)| of the two)?(?<unit>,? \(?(?:in|as)(?: an?)? (?:percent|per cent|%|percentage)(?: points)?\)?| \(?(?:%|percent)\)?)?(?: (?:too|as well))?$/i
