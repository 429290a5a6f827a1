import { sameJson } from '../../words/same-json.ts'
import { isLeftOut, leftOut } from '../question/left-out.ts'
import type { Answer, Predicate, Query } from '../question/query/query.ts'
import type { QuestionReading } from '../question/question-reading.ts'
import { UNIT_WORDS, unitCalled, unitOf } from '../question/tables/units.ts'
import type { Unit } from '../question/tables/units.ts'

/**
 * A reading whose numbers are those of the columns they are compared with: "a weight over 2 kg" is over 2000 where a
 * `weight_g` is compared with the 2 that was said.
 */
export function inSaidUnits(reading: QuestionReading, sentence: string): QuestionReading {
  const amounts = amountsIn(sentence)
  const answer = amounts.length === 0 ? reading.answer : answerIn(reading.answer, amounts)
  if (sameJson(answer, reading.answer)) return reading
  const words = reading.words.map((word) => ({
    ...word,
    read: word.read || unitCalled(word.text) !== null,
  }))
  const notes = reading.assumptions.filter((note) => !isLeftOut(note))
  const unread = words.filter(({ read }) => !read).map(({ text }) => text)
  return { ...reading, answer, words, assumptions: [...notes, ...leftOut(unread)] }
}

function answerIn(answer: Answer, amounts: readonly SaidAmount[]): Answer {
  switch (answer.kind) {
    case 'rows':
      return { ...answer, query: converted(answer.query, amounts) }
    case 'difference':
      return {
        ...answer,
        from: converted(answer.from, amounts),
        less: converted(answer.less, amounts),
      }
    case 'share':
      return {
        ...answer,
        part: converted(answer.part, amounts),
        whole: converted(answer.whole, amounts),
      }
  }
}

interface SaidAmount {
  readonly value: number
  readonly unit: Unit
}

/** "Between 2 and 3 kg": both of them. */
function amountsIn(sentence: string): readonly SaidAmount[] {
  return [...sentence.matchAll(AMOUNT)].flatMap(({ groups }) => {
    const unit = unitCalled(groups?.['unit'] ?? '')
    const numbers = [groups?.['first'], groups?.['number']].flatMap((one) => one ?? [])
    return unit ? numbers.map((one) => ({ value: Number(one.replaceAll(',', '')), unit })) : []
  })
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:(?<first>${NUMBER}) (?:and|to) )?(?<number>${NUMBER}) ?(?<unit>${UNIT_WORDS})(?![\p{L}\d])`,
  'giu',
)

function converted(query: Query, amounts: readonly SaidAmount[]): Query {
  return {
    ...query,
    where: query.where.map((one) => convertedTest(one, amounts)),
    having: query.having.map((one) => {
      if (typeof one.value !== 'number') return { ...one, value: converted(one.value, amounts) }
      const column = one.item.measure.startsWith('count') ? null : one.item.column
      return { ...one, value: column ? inUnitOf(column.column, one.value, amounts) : one.value }
    }),
  }
}

function convertedTest(one: Predicate, amounts: readonly SaidAmount[]): Predicate {
  switch (one.kind) {
    case 'compare':
      return typeof one.value === 'number'
        ? { ...one, value: inUnitOf(one.column.column, one.value, amounts) }
        : one
    case 'any':
      return { ...one, predicates: one.predicates.map((each) => convertedTest(each, amounts)) }
    case 'within':
    case 'against':
      return { ...one, query: converted(one.query, amounts) }
    default:
      return one
  }
}

/** A number that was said without the unit, or in that of the column, stays what it is. */
function inUnitOf(name: string, value: number, amounts: readonly SaidAmount[]): number {
  const own = unitOf(name)
  const said = amounts.find((one) => one.value === value && one.unit.kind === own?.kind)
  return own && said ? (value * said.unit.size) / own.size : value
}
