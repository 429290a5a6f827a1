/** What makes a noun a part of all rows: "return rate". */
export const RATES: readonly string[] = ['rate', 'share', 'percentage', 'ratio', 'quota']
