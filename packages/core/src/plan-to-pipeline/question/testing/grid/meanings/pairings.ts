import { ofPairings } from '../meaning.ts'
import { highest, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, commonKind } from './values.ts'

/** Things that have many of each other, told by a table between them. */
export const PAIRED = [
  ofPairings('each with each', ({ left, right, rightsOf }) => ({
    slots: {},
    rows: left.rows.flatMap((row) =>
      rightsOf(row).map((one) => [row[left.name.column] ?? null, one[right.name.column] ?? null]),
    ),
  })),
  ofPairings('what the one called does', ({ left, right, rightsOf }) => {
    const row = highest(left.rows, (one) => rightsOf(one).length) ?? {}
    return {
      slots: { called: String(row[left.name.column]) },
      rows: column(rightsOf(row), right.name),
    }
  }),
  ofPairings('who does the one called', ({ left, right, leftsOf }) => {
    const row = highest(right.rows, (one) => leftsOf(one).length) ?? {}
    return {
      slots: { called: String(row[right.name.column]) },
      rows: column(leftsOf(row), left.name),
    }
  }),
  ofPairings('how many each does', ({ left, rightsOf }) => {
    return {
      slots: {},
      rows: left.rows
        .filter((row) => rightsOf(row).length > 0)
        .map((row) => [row[left.name.column] ?? null, rightsOf(row).length]),
    }
  }),
  ofPairings('who does the most', ({ left, rightsOf }) => {
    const row = highest(left.rows, (one) => rightsOf(one).length)
    return row && { slots: {}, rows: column([row], left.name) }
  }),
  ofPairings('what is done by the most', ({ right, leftsOf }) => {
    const row = highest(right.rows, (one) => leftsOf(one).length)
    return row && { slots: {}, rows: column([row], right.name) }
  }),
  ofPairings('who does none', ({ left, rightsOf }) => {
    return {
      slots: {},
      rows: column(
        left.rows.filter((row) => rightsOf(row).length === 0),
        left.name,
      ),
    }
  }),
  ofPairings('what is done by nobody', ({ right, leftsOf }) => ({
    slots: {},
    rows: column(
      right.rows.filter((row) => leftsOf(row).length === 0),
      right.name,
    ),
  })),
  ofPairings('who does one of a kind', ({ left, right, rightsOf }) => {
    const { value } = commonKind(right)
    const of = left.rows.filter((row) =>
      rightsOf(row).some((one) => one[right.kind.column] === value),
    )
    return { slots: { value }, rows: column(of, left.name), asSet: true }
  }),
  ofPairings('who does none of a kind', ({ left, right, rightsOf }) => {
    const { value } = commonKind(right)
    const of = left.rows.filter(
      (row) => !rightsOf(row).some((one) => one[right.kind.column] === value),
    )
    return {
      slots: { value },
      rows: column(of, left.name),
      asSet: true,
    }
  }),
  ofPairings('who does both', ({ left, right, rightsOf }) => {
    const row = highest(left.rows, (one) => rightsOf(one).length) ?? {}
    const [a, b] = rightsOf(row)
    if (!a || !b) return null
    return {
      slots: { called: String(a[right.name.column]), against: String(b[right.name.column]) },
      rows: column(
        left.rows.filter((one) => rightsOf(one).includes(a) && rightsOf(one).includes(b)),
        left.name,
      ),
      asSet: true,
    }
  }),
  ofPairings('who does at least two', ({ left, rightsOf }) => ({
    slots: {},
    rows: column(
      left.rows.filter((row) => rightsOf(row).length >= 2),
      left.name,
    ),
  })),
  ofPairings('total of each between', ({ left, pairsOf, number }) => ({
    slots: {},
    rows: left.rows
      .filter((row) => pairsOf(row).length > 0)
      .map((row) => [
        row[left.name.column] ?? null,
        sum(pairsOf(row).map((pair) => numberIn(pair, number.column))),
      ]),
  })),
  ofPairings('who has the highest total between', ({ left, pairsOf, number }) => {
    const row = highest(left.rows, (one: Row) =>
      sum(pairsOf(one).map((pair) => numberIn(pair, number.column))),
    )
    return row && { slots: {}, rows: column([row], left.name) }
  }),
]
