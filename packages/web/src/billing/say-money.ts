/** `$20.60`, from cents. */
export function sayMoney(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

export function sayDay(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' })
}
