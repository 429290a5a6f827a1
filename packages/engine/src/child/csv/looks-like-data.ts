const DATA = [
  /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i,
  /^-?\d{1,3}([., '\u00a0\u202f]\d{3})*([.,]\d+)?$/,
  /^\d{4}-\d{2}-\d{2}/,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/,
  /^(true|false)$/i,
]

/** A header names things; a first row of figures and dates is already data. */
export function looksLikeData(cell: string): boolean {
  return DATA.some((shape) => shape.test(cell))
}
