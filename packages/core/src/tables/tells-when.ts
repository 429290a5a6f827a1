import type { SchemaColumn } from './schema.ts'

/** A day or a year, and called by what happened then: "Closed", "delivered_at", "Died". */
export function tellsWhen({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && name.split(/[^\p{L}]+/u).some((word) => HAPPENED.test(word))
}

export const HAPPENED = /^(?:\p{L}{2,}ed|left|died|sold|sent|paid|built|lost|begun|gone)$/iu

/** `launched_on`, `signup_date`, `Birth Date`: when what the row tells of began, and nothing that happens to it. */
export function tellsOrigin({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && saysOrigin(name)
}

export function saysOrigin(name: string): boolean {
  return ORIGIN.test(name.replaceAll(/[_\s-]+/g, ' '))
}

const ORIGIN =
  /\b(?:launch(?:ed)?|birth(?:day)?|born|dob|sign(?:ed)? ?up|joined|join|registered|registration|enrolled|hired?|founded|established|built|released?|introduced|member since|since)\b/i

/** `birth_date`, `DOB`: older than anything that is told of somebody here. */
export function tellsBirth({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && saysBirth(name)
}

export function saysBirth(name: string): boolean {
  return BIRTH.test(name.replaceAll(/[_\s-]+/g, ' '))
}

const BIRTH = /\b(?:birth(?: ?da(?:y|te))?|born|dob)\b/i

/** Whoever has most years is the oldest, where who was born last is the youngest. */
export function saysAge(name: string): boolean {
  return AGE.test(name.replaceAll(/[_\s-]+/g, ' '))
}

const AGE = /\bage\b/i

/** `joined_on`, `signed_up`, `Created`: since when a row is there, so that it was new then. */
export function tellsArrival({ dated, yearly, name }: SchemaColumn): boolean {
  return (dated || yearly) && ARRIVAL.test(name.replaceAll(/[_\s-]+/g, ' '))
}

const ARRIVAL =
  /\b(?:sign(?:ed)? ?up|join(?:ed|ing)?|regist(?:ered|ration)|enrol(?:led|l?ment)|hired?|entry|entered|added|created|opened|start(?:ed)?|admitted|admission|onboarded|since)\b/i
