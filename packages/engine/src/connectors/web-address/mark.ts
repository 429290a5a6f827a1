import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Row } from './row.ts'

/** Finds where the next run reads on: the largest value of a field, from where the last one ended. */
export class Mark {
  readonly #field: string | null
  #largest: string | undefined
  #isSeen = false
  #rows = 0

  constructor({ reads, sinceField }: WebRequest, since: string | undefined) {
    this.#field = reads === 'new' ? sinceField.trim() : null
    this.#largest = since
  }

  see(row: Row): void {
    if (this.#field === null) return
    this.#rows += 1
    const cell = row.get(this.#field)
    if (!cell || cell.text.trim() === '') return
    if (!hasOrder(cell.text)) throw noOrder(this.#field, cell.text)
    this.#isSeen = true
    if (this.#largest === undefined || isLarger(cell.text, this.#largest)) this.#largest = cell.text
  }

  /** Undefined where there is nothing to read on from. */
  get value(): string | undefined {
    // Without it every run would read everything, and nobody would know.
    if (this.#rows > 0 && !this.#isSeen)
      throw new OutsideFailed(
        `No record has the field "${this.#field}", by which the next run is to read on.`,
      )
    return this.#largest
  }
}

/** Whether of two such values the later one can be told: "Wed, 18 Nov" and "31/01/2026" have no such order. */
function hasOrder(text: string): boolean {
  return NUMBER.test(text) || ISO_MOMENT.test(text) || WORD.test(text)
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const ISO_MOMENT =
  /^\d{4}-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?)?$/i
/** Such as a ULID. */
const WORD = /^[A-Za-z0-9_]+$/

function noOrder(field: string, value: string): OutsideFailed {
  return new OutsideFailed(
    `The next run is to read on by "${field}", and ${JSON.stringify(value.slice(0, 60))} in it cannot be put in order. It has to be a number, a day or moment as in 2026-01-31T12:00:00Z, or one word of letters and digits.`,
  )
}

/** Numbers by their size, everything else by its letters, as moments in ISO form are in order. */
function isLarger(one: string, other: string): boolean {
  if (WHOLE.test(one) && WHOLE.test(other)) return BigInt(one) > BigInt(other)
  const [left, right] = [Number(one), Number(other)]
  const areNumbers = [one, other].every((text) => text.trim() !== '') && !Number.isNaN(left + right)
  return areNumbers ? left > right : one > other
}

const WHOLE = /^-?\d+$/
