import type { Column } from '../../relation/column.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import type { Condition } from '../condition.ts'
import type { SaidOperator } from '../read-operator.ts'
import { Unclear } from '../unclear.ts'
import { skipColumn, takeQuoted } from './comparing.ts'
import type { Comparing } from './comparing.ts'
import { readList } from './read-list.ts'
import { LONGEST_VALUE, takesMany, TELLING } from './value-words.ts'

/** "West", "West or East", "contains the word urgent". */
export function compareText(comparing: Comparing, column: Column, said: SaidOperator): Condition {
  const { reader, ahead } = comparing
  const isCertain = () => reader.peek()?.kind === 'quoted' || ahead.cellOf(column) !== null
  reader.takeAny(['either', 'both', 'the word', 'the text', 'the letters'])
  const isSure = isCertain()
  const first = takeText(comparing, column)
  // "The name of pilots who fly" tells of rows, and of no pilot called so.
  if (first !== null && said.loose && !isSure && TELLING.test(first))
    throw new Unclear(`No ${column.name} is "${first}".`)
  if (first === null) throw new Unclear(`What should ${column.name} be compared with?`)
  if (said.operator === 'between' || said.operator === 'not between') {
    reader.takeAny(['and', 'to'])
    const second = takeText(comparing, column)
    if (second === null) throw new Unclear(`Between "${first}" and what should ${column.name} be?`)
    return { column: column.name, operator: said.operator, value: [first, second] }
  }
  const condition = readList(comparing, column, said, first, (join) => {
    const certain = isCertain()
    const listed = takesMany(said.operator)
    const alternative = (join === 'or' || join === 'nor') && ahead.cellAhead() === null
    if (!certain && !listed && !alternative) return null
    return takeText(comparing, column)
  })
  skipColumn(comparing, column)
  return condition
}

function takeText(comparing: Comparing, column: Column): string | null {
  const { reader, table, ahead, assumptions } = comparing
  const quoted = takeQuoted(comparing, () => true)
  if (quoted !== null) return quoted
  const cell = ahead.cellOf(column)
  if (cell) {
    reader.at += cell.words
    return cell.text
  }
  const start = reader.at
  while (!ahead.atBoundary() && reader.at - start < LONGEST_VALUE) reader.at += 1
  const written = reader.slice(start, reader.at)
  if (written === '') return null
  const cells = table.samples(column.name).filter((one) => typeof one === 'string')
  const near = nearestName(written, cells)
  if (near !== null) {
    assumptions.push(`Took "${written}" as written; ${column.name} has "${near}" as well.`)
  }
  return written
}
