import type { SchemaColumn } from './schema.ts'

/** A day or a year, and called by what happened then: "Closed", "delivered_at", "Died". */
export function tellsWhen({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && name.split(/[^\p{L}]+/u).some((word) => HAPPENED.test(word))
}

export const HAPPENED = /^(?:\p{L}{2,}ed|left|died|sold|sent|paid|built|lost|begun|gone)$/iu

/** `launched_on`, `signup_date`, `Birth Date`: when what the row tells of began, and nothing that happens to it. */
export function tellsOrigin({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && ORIGIN.test(name.replaceAll(/[_\s-]+/g, ' '))
}

const ORIGIN =
  /\b(?:launch(?:ed)?|birth(?:day)?|born|dob|sign(?:ed)? ?up|joined|join|registered|registration|enrolled|hired?|founded|established|built|released?|introduced|member since|since)\b/i
