const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as people write them: `$17.40`. */
export function dollars(cents: number): string {
  return format.format(cents / 100)
}
