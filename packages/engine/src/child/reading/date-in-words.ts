/** `%d/%m/%Y %H:%M` in the words of a person: `day/month/year`. */
export function dateInWords(format: string): string {
  const [day = ''] = format.split(' %H')
  return day.split(' %I')[0]?.replace(/%\w/g, (part) => WORDS[part] ?? '') ?? ''
}

const WORDS: Readonly<Record<string, string>> = {
  '%d': 'day',
  '%m': 'month',
  '%Y': 'year',
  '%y': 'year',
  '%b': 'month',
  '%B': 'month',
}
