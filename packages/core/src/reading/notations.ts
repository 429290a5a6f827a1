/**
 * What stands beside the figures of a cell: a currency, a percent sign, a unit. One table for whoever
 * recognises a column, converts its cells and tells of it, so that what is offered is what is done.
 */
export interface Notation {
  readonly id: string
  readonly kind: 'bare' | 'currency' | 'share' | 'unit'
  /** What the figures are then: `euros`. */
  readonly words: string
  /** Every spelling. Letter case counts: a mW is no MW. */
  readonly marks: readonly string[]
}

const currency = <const I extends string>(id: I, words: string, ...marks: string[]) =>
  ({ id, kind: 'currency', words, marks: [...marks, id] }) as const
const unit = <const I extends string>(id: I, words: string, ...marks: string[]) =>
  ({ id, kind: 'unit', words, marks: [id, ...marks] }) as const

export const NOTATIONS = [
  // No mark, but figures that are no plain number: (300), 1.2k, −5, １２.
  { id: 'bare', kind: 'bare', words: 'numbers', marks: [] },
  { id: '%', kind: 'share', words: 'percentages', marks: ['%'] },
  { id: '‰', kind: 'share', words: 'per mille', marks: ['‰'] },
  currency('EUR', 'euros', '€', 'Euro', 'euro', 'euros'),
  // Most write the sign alone; the dollars of others come with letters.
  currency('USD', 'dollars', 'US$', '$'),
  currency('GBP', 'pounds', '£'),
  currency('CHF', 'Swiss francs', 'SFr.', 'Fr.', 'Fr', 'sFr.'),
  currency('JPY', 'yen', '¥', '円', 'JP¥'),
  currency('CNY', 'yuan', 'CN¥', '元', 'RMB'),
  currency('INR', 'rupees', '₹', 'Rs.', 'Rs'),
  currency('BRL', 'reais', 'R$'),
  // Of Sweden, Norway, Denmark or Iceland: the cell does not say.
  { id: 'kr', kind: 'currency', words: 'crowns', marks: ['kr.', 'kr', 'Kr.', 'Kr', ':-'] },
  currency('SEK', 'Swedish crowns'),
  currency('NOK', 'Norwegian crowns'),
  currency('DKK', 'Danish crowns'),
  currency('PLN', 'zloty', 'zł'),
  currency('CZK', 'Czech crowns', 'Kč'),
  currency('HUF', 'forints', 'Ft'),
  currency('RUB', 'roubles', '₽', 'руб.', 'руб', 'р.'),
  currency('UAH', 'hryvnias', '₴', 'грн'),
  currency('TRY', 'liras', '₺', 'TL'),
  currency('KRW', 'won', '₩', '원'),
  currency('ILS', 'shekels', '₪'),
  currency('THB', 'baht', '฿'),
  currency('VND', 'dong', '₫'),
  currency('PHP', 'Philippine pesos', '₱'),
  currency('CAD', 'Canadian dollars', 'CA$', 'C$'),
  currency('AUD', 'Australian dollars', 'AU$', 'A$'),
  currency('NZD', 'New Zealand dollars', 'NZ$'),
  currency('HKD', 'Hong Kong dollars', 'HK$'),
  currency('SGD', 'Singapore dollars', 'S$'),
  currency('MXN', 'Mexican pesos', 'MX$', 'Mex$'),
  currency('ARS', 'Argentine pesos'),
  currency('CLP', 'Chilean pesos'),
  currency('COP', 'Colombian pesos'),
  currency('ZAR', 'rand'),
  currency('AED', 'dirhams'),
  unit('kg', 'kilograms', 'KG', 'Kg', 'kgs'),
  unit('g', 'grams', 'gr'),
  unit('mg', 'milligrams'),
  unit('t', 'tonnes'),
  unit('lb', 'pounds of weight', 'lbs', 'lb.', 'lbs.'),
  unit('oz', 'ounces', 'oz.'),
  unit('km', 'kilometres', 'KM', 'Km'),
  unit('m', 'metres'),
  unit('cm', 'centimetres'),
  unit('mm', 'millimetres'),
  unit('mi', 'miles', 'miles', 'mi.'),
  unit('ft', 'feet', 'ft.'),
  unit('in', 'inches', 'in.'),
  unit('m²', 'square metres', 'm2', 'qm', 'sqm'),
  unit('m³', 'cubic metres', 'm3'),
  unit('ha', 'hectares'),
  unit('l', 'litres', 'L', 'ltr'),
  unit('ml', 'millilitres', 'mL'),
  unit('h', 'hours', 'hrs', 'hr', 'hours', 'Std.', 'Std'),
  unit('min', 'minutes', 'min.', 'mins'),
  unit('s', 'seconds', 'sec', 'secs'),
  unit('ms', 'milliseconds'),
  unit('days', 'days', 'day', 'Tage', 'Tag', 'd'),
  unit('km/h', 'kilometres per hour', 'kmh', 'kph'),
  unit('mph', 'miles per hour'),
  unit('°C', 'degrees Celsius', '℃'),
  unit('°F', 'degrees Fahrenheit', '℉'),
  unit('W', 'watts'),
  unit('kW', 'kilowatts'),
  unit('kWh', 'kilowatt hours', 'KWh'),
  unit('MWh', 'megawatt hours'),
  unit('MB', 'megabytes'),
  unit('GB', 'gigabytes'),
  unit('pcs', 'pieces', 'pcs.', 'pc', 'Stück', 'Stk.', 'Stk', 'st', '個'),
] as const satisfies readonly Notation[]

export type NotationId = (typeof NOTATIONS)[number]['id']

export const NOTATION_IDS: readonly NotationId[] = NOTATIONS.map(({ id }) => id)

export function notationOf(id: NotationId): Notation {
  const found = NOTATIONS.find((each) => each.id === id)
  if (!found) throw new Error(`there is no notation ${id}`)
  return found
}

/** Figures in short, by powers of ten. */
export const SCALES: readonly {
  readonly exponent: number
  readonly words: readonly string[]
  /** Without a currency beside it a letter may mean anything: 3 m, 12 B. */
  readonly onlyMoney?: readonly string[]
}[] = [
  { exponent: 3, words: ['k', 'K', 'Tsd.', 'Tsd', 'tsd.', 'tsd'], onlyMoney: ['thousand'] },
  { exponent: 4, words: ['万'] },
  { exponent: 5, words: ['lakhs', 'lakh', 'Lakh', 'lac'] },
  {
    exponent: 6,
    words: 'M mn Mn Mio. Mio mio. mio mln Mln millions million Million Millionen'.split(' '),
    onlyMoney: ['m', 'MM'],
  },
  { exponent: 7, words: ['crores', 'crore', 'Crore', 'Cr', 'cr'] },
  { exponent: 8, words: ['億', '亿'] },
  {
    exponent: 9,
    words: ['bn', 'Bn', 'Mrd.', 'Mrd', 'mld', 'Mld', 'billion', 'Milliarden'],
    onlyMoney: ['B', 'b'],
  },
  { exponent: 12, words: ['兆', 'tn', 'trillion'] },
]

/**
 * Signs that mean the same, the second line for the first, place by place; those at the end of the
 * first line, which is longer, mean nothing: marks of writing direction.
 */
export const ALIKE_SIGNS = {
  from: '０１２３４５６７８９．，％（）＋－−–—‐‑﹣￥＄￡\u00a0\u202f\u2009\u2007\u2002\u2003\u3000\t’‘＇´`\u200e\u200f\u061c',
  to: "0123456789.,%()+-------¥$£        '''''",
} as const

const ALIKE = new Map(
  Array.from(ALIKE_SIGNS.from, (sign, index) => [sign, ALIKE_SIGNS.to[index] ?? '']),
)

/** A cell in the signs that shapes are written in; the engine says the same as `translate`. */
export function withPlainSigns(cell: string): string {
  return Array.from(cell, (sign) => ALIKE.get(sign) ?? sign)
    .join('')
    .trim()
}

/** No number and no date is longer; texts of a megabyte need not be looked at. */
export const LONGEST_WRITTEN = 64
