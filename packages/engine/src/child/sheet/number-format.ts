/** What the format of a cell makes of its number. */
export type NumberMeaning =
  | { readonly kind: 'number' }
  | { readonly kind: 'moment'; readonly hasTime: boolean }
  | { readonly kind: 'time' }
  /** Figures with leading zeros, such as postal codes. */
  | { readonly kind: 'digits'; readonly width: number }

const NUMBER: NumberMeaning = { kind: 'number' }
const DAY: NumberMeaning = { kind: 'moment', hasTime: false }
const MOMENT: NumberMeaning = { kind: 'moment', hasTime: true }
const TIME: NumberMeaning = { kind: 'time' }

/** Formats every workbook knows by number, ECMA-376 part 1, 18.8.30. */
export function builtInFormat(id: number): NumberMeaning | undefined {
  if (id === 22) return MOMENT
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36) return DAY
  if (id >= 50 && id <= 58) return DAY
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return TIME
  return id < 50 ? NUMBER : undefined
}

/** What a format written out means: `dd.mm.yyyy`, `[h]:mm`, `00000`, `#,##0.00 "EUR"`. */
export function numberMeaning(format: string): NumberMeaning {
  const [positive = ''] = format.split(';')
  if (/^0{2,}$/.test(positive)) return { kind: 'digits', width: positive.length }
  const bare = positive
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/_.|\*./g, '')
    .replace(/\[(h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/AM\/PM|A\/P/gi, 'h')
  if (/general/i.test(bare) || !/[ymdhs]/i.test(bare)) return NUMBER
  const hasTime = /[hs]/i.test(bare)
  const hasDay = /[yd]/i.test(bare) || (/m/i.test(bare) && !hasTime) || /mmm/i.test(bare)
  if (!hasDay) return TIME
  return hasTime ? MOMENT : DAY
}
