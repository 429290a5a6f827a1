import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '../../plan-to-pipeline/question/testing/worlds.ts'
import { answer } from '../../plan-to-pipeline/question/testing/answer.ts'
import { someRuns } from '../../plan-to-pipeline/testing/some-of.ts'
import { relateTables } from '../../tables/relate/relate-tables.ts'
import { joinTables } from '../../tables/relate/join-tables.ts'
import { linkSentence } from './link/link-sentence.ts'
import { PHRASES } from './words/marks.ts'
import { oneEditApart } from '../../words/match-name.ts'
import { printAnswer } from './query/print-query.ts'
import { readQuestion } from './read-question.ts'
import { schemaOf } from '../../tables/schema.ts'
import { stem } from '../../words/stem.ts'

function read(question: string, world: string): string {
  const reading = readQuestion(question, worldOf(world).datasets)
  return reading ? printAnswer(reading.answer) : 'nothing'
}

function linked(question: string, world: string) {
  return linkSentence(question, worldOf(world).datasets.map(schemaOf)).mentions
}

describe('words', () => {
  test.each([
    ['countries', 'country'],
    ['won', 'winning'],
    ['people', 'person'],
    ['ids', 'id'],
    ['voted', 'votes'],
    ['planned', 'plan'],
  ])('%s and %s share a stem', (a, b) => {
    expect(stem(a)).toBe(stem(b))
  })

  test('one typing error is a letter more, less, other, or two swapped', () => {
    for (const word of ['salray', 'salar', 'salarry', 'selary'])
      expect(oneEditApart(word, 'salary')).toBe(true)
    expect(oneEditApart('celery', 'salary')).toBe(false)
  })
})

describe('links', () => {
  test('the longest stretch that names something wins', () => {
    const [, said] = linked('What is the first name?', 'clinic')
    expect(said?.text).toBe('first name')
    expect(said?.columns[0]?.column.name).toBe('first_name')
  })

  test('cells are found without case, accents and odd dashes', () => {
    const values = linked('games with the record 2–1', 'games').flatMap(({ values: hits }) =>
      hits.map(({ cell }) => cell),
    )
    expect(values).toContain('2-1')
    const skipper = linked('races of NORA QUÍST', 'regatta').find((one) => one.values.length > 0)
    expect(skipper?.values[0]?.cell).toBe('Nora Quist')
  })

  test('a date is found in any spelling', () => {
    for (const said of ['May 30, 2004', '30 May 2004', '5/30/2004', '2004-05-30']) {
      const hits = linked(`albums released on ${said}`, 'albums').flatMap(({ values }) => values)
      expect(
        hits.map(({ cell }) => cell),
        said,
      ).toEqual(['May 30, 2004'])
    }
  })

  test('a word is a name or a command by where it stands', () => {
    expect(linked('Name the city', 'clinic')[0]?.mark?.kind).toBe('command')
    expect(linked('Show the name', 'clinic')[1]?.mark).toBeNull()
  })

  test('no phrase stands for two things', () => {
    const phrases = PHRASES.flatMap(([mark, text]) =>
      text.split('|').map((phrase) => [phrase.trim(), mark.kind]),
    )
    const twice = phrases.filter(
      ([phrase, kind], index) =>
        phrases.findIndex(([other]) => other === phrase) < index &&
        kind !== 'continue' &&
        kind !== 'and',
    )
    expect(twice).toEqual([])
  })
})

describe('comparisons', () => {
  test.each([
    ['doctors earning more than 150', '> 150'],
    ['doctors with a salary of at least 150', '>= 150'],
    ['doctors whose salary is not higher than 150', '<= 150'],
    ['doctors with salary under 150', '< 150'],
    ['doctors with a salary of 150 or more', '>= 150'],
    ['doctors with no more than 150 salary', '<= 150'],
  ])('%s', (question, comparison) => {
    expect(read(`Which ${question}?`, 'clinic')).toContain(`doctors."salary" ${comparison}`)
  })

  test('between takes both ends, and years go to the column of years', () => {
    expect(read('towers completed between 1990 and 2010', 'towers')).toContain(
      'towers."Completed" >= 1990 and towers."Completed" <= 2010',
    )
  })

  test('a negated value is left out', () => {
    expect(read('Which doctors are not in Cardiology?', 'clinic')).toContain(
      'doctors."specialty" not in ("Cardiology")',
    )
  })
})

describe('joins', () => {
  const tables = (world: string) => worldOf(world).datasets.map(schemaOf)

  test('references are found by names and values', () => {
    const found = relateTables(tables('clinic')).map(
      ({ many, one }) => `${many.table}.${many.column} -> ${one.table}.${one.column}`,
    )
    expect(found.toSorted()).toEqual([
      'visits.doctor_id -> doctors.doctor_id',
      'visits.patient_id -> patients.patient_id',
    ])
  })

  test('a key that is called otherwise is found by the name of its table', () => {
    const found = relateTables(tables('shop')).map(
      ({ many, one }) => `${many.table}.${many.column} -> ${one.table}.${one.column}`,
    )
    expect(found).toContain('orders.customer_id -> customers.id')
    expect(found).toContain('orders.sku -> products.sku')
  })

  test('the way between two tables leads over a third', () => {
    const tree = joinTables(['patients', 'doctors'], relateTables(tables('clinic')))
    expect(tree?.tables).toEqual(['patients', 'visits', 'doctors'])
  })

  test('tables that have nothing to do with each other are not joined', () => {
    const apart = [...tables('clinic'), ...tables('regatta')]
    expect(joinTables(['doctors', 'regatta'], relateTables(apart))).toBeNull()
  })
})

describe('whatever is said', () => {
  const words = fc.constantFrom(
    ...'what which who how many average total most least top first last not without each by more than less between and or the of doctor patient visits fee salary name city Oslo 3 2023 "x" , ? older both than difference after before starts with all'.split(
      ' ',
    ),
  )

  test.each([7, 8, 9])('a salad of words gives rows or a refusal (seed %i)', (seed) => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (salad) => {
        const { rows, said } = answer(`${salad.join(' ')}?`, 'clinic')
        expect(rows !== null || said.length > 0).toBe(true)
      }),
      { numRuns: someRuns(100), seed },
    )
  })

  test('no text at all breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const confidence = readQuestion(text, worldOf('shop').datasets)?.confidence ?? 0
        expect(confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  test('words that went into no part of the answer are named', () => {
    const left = (question: string) =>
      readQuestion(question, worldOf('clinic').datasets)?.assumptions
    expect(left('How many doctors wear striped socks?')).toEqual([
      'Not used from the question: "wear", "striped", "socks".',
    ])
    expect(left('How many doctors have a salary over 150?')).toEqual([])
  })

  test('what has nothing to do with the data is not answered', () => {
    const { rows } = answer('What is the meaning of life?', 'clinic')
    expect(rows).toBeNull()
  })
})
