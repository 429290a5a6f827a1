/**
 * Columns whose dates are written in several ways, `2024-01-05` beside `05.01.2024` and `Jan 5, 2024`.
 * Of slashes and dashes a cell does not say whether the day or the month comes first: the column does.
 */
export const MIXED_DATES = ['day-first', 'month-first'] as const
export type MixedDates = (typeof MIXED_DATES)[number]

export function isMixed(format: string | null | undefined): format is MixedDates {
  return format === 'day-first' || format === 'month-first'
}

/** A way of writing a day, with a group for each part in the order told; `n` is a month's name. */
export interface DateStyle {
  readonly shape: string
  readonly parts: 'ymd' | 'dmy' | 'mdy' | 'dny' | 'ndy'
}

/** In English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Norwegian and Danish. */
export const MONTHS: readonly (readonly string[])[] = [
  'january januar jänner janvier enero gennaio janeiro januari jan janv ene gen',
  'february februar février fevrier febrero febbraio fevereiro februari feb févr fév fev febr',
  'march märz maerz mars marzo março marco maart mar mrz mär mrt',
  'april avril abril aprile apr avr abr',
  'may mai mayo maggio maio mei maj mag',
  'june juni juin junio giugno junho jun giu',
  'july juli juillet julio luglio julho jul juil lug',
  'august août aout agosto augustus augusti aug ago aoû',
  'september septembre septiembre settembre setembro sep sept set',
  'october oktober octobre octubre ottobre outubro oct okt ott out',
  'november novembre noviembre novembro nov',
  'december dezember décembre decembre diciembre dicembre dezembro desember dec dez déc dic des',
].map((names) => names.split(' '))

/** Whether it is one is asked of MONTHS. */
const NAME = '([a-zà-ÿ]{3,10})'
const DAY = '([0-9]{1,2})'
// Of two figures, 69 and above are of the last century, as in every library.
const YEAR = '([1-9][0-9]{3}|[0-9]{2})'

/** Written for cells in small letters. */
export function dateStyles(order: MixedDates): readonly DateStyle[] {
  return [
    { shape: '([1-9][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})', parts: 'ymd' },
    { shape: '([1-9][0-9]{3})年 ?([0-9]{1,2})月 ?([0-9]{1,2})日', parts: 'ymd' },
    // Nobody writes the month first between points.
    { shape: `${DAY}[.] ?([0-9]{1,2})[.] ?${YEAR}`, parts: 'dmy' },
    { shape: `${DAY}[/-]([0-9]{1,2})[/-]${YEAR}`, parts: order === 'day-first' ? 'dmy' : 'mdy' },
    {
      shape: `${DAY}(?:st|nd|rd|th|er|[.])?[ -]?(?:de |of )?${NAME}[.]?,?[ -]?(?:de |del )?${YEAR}`,
      parts: 'dny',
    },
    { shape: `${NAME}[.]? ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`, parts: 'ndy' },
  ]
}

/** What may follow a day where a column holds moments. */
export const TIME_OF_DAY = '(?:,?[ t]([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?))'
