const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars as people write them: `$17.40`, `−$3.20`. */
export function money(dollars: number): string {
  // A figure that rounds to nothing is no debt.
  const shown = Math.abs(dollars) < 0.005 ? 0 : dollars
  return format.format(shown).replace('-', '−')
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
