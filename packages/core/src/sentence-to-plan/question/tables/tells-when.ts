import type { SchemaColumn } from './schema.ts'

/** A day or a year, and called by what happened then: "Closed", "delivered_at", "Died". */
export function tellsWhen({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && name.split(/[^\p{L}]+/u).some((word) => HAPPENED.test(word))
}

export const HAPPENED = /^(?:\p{L}{2,}ed|left|died|sold|sent|paid|built|lost|begun|gone)$/iu
