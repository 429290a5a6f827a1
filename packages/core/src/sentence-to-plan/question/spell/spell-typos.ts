import { oneEditApart } from '../../../words/match-name.ts'
import { isKnownWord } from '../../../words/synonyms.ts'
import { wordSet } from '../../../words/word-set.ts'
import { MARK_WORDS } from '../words/find-marks.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { foldText } from '../../../words/tokens.ts'
import { valueIndex } from '../tables/value-index.ts'
import { wordTable } from '../../../words/word-table.ts'

/**
 * "The diffrent towns and thier avarage rents by contry": the words of questions themselves and those of the
 * headings, with a slip of the keyboard. Not where a column, a table or a cell is called so, nor in a quotation.
 */
export function spellTypos(sentence: string, tables: readonly SchemaTable[]): string {
  if (/["“]/.test(sentence)) return sentence
  const headings = headingWords(tables)
  return sentence.replaceAll(WORD, (said, at: number) => {
    const word = at === 0 ? foldText(said) : said
    // "Observed" is no slip of an observer: another ending is another word.
    const alike = headings.filter((heading) => heading.at(-1) === word.at(-1))
    const meant = SLIPS[word] ?? nearest(word, LONG_WORDS) ?? nearest(word, alike)
    return meant === undefined || isNamed(word, tables) ? said : meant
  })
}

const WORD = /(?<![\p{L}\d_'-])\p{L}{4,}(?![\p{L}\d_'-])/gu

/** Short words are near to many others: only the slips that everybody makes. */
const SLIPS = wordTable<string>({
  thier: 'their',
  theri: 'their',
  wich: 'which',
  whcih: 'which',
  whihc: 'which',
  waht: 'what',
  whta: 'what',
  lsit: 'list',
  mnay: 'many',
})

const LONG_WORDS = [
  ...wordSet(
    'corresponding respective respectively different distinct average maximum minimum number descending ' +
      'ascending alphabetical alphabetically decreasing increasing between without highest lowest largest ' +
      'smallest greatest earliest youngest longest shortest ordered received together revenue turnover monthly quarterly yearly percentage median ' +
      'transaction transactions',
  ),
]

/** With the first letter right, as it mostly is. */
function nearest(word: string, words: readonly string[]): string | undefined {
  const isLongEnough = word.length >= SHORTEST || LACKS_VOWEL.test(word)
  const isRight = words.includes(word) || MARK_WORDS.has(word) || isKnownWord(stem(word))
  if (!isLongEnough || isRight) return undefined
  return words.find(
    (known) =>
      known[0] === word[0] &&
      known !== word &&
      Math.abs(known.length - word.length) <= 1 &&
      oneEditApart(word, known),
  )
}

const SHORTEST = 6
/** "Evnts", "ordrs": hardly a word of its own. */
const LACKS_VOWEL = /^(?=\p{L}{5}$)\p{L}*[^aeiouy]{4}/u

function headingWords(tables: readonly SchemaTable[]): readonly string[] {
  const names = tables.flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)])
  return names.flatMap((name) => foldText(name).split(/[^\p{L}]+/u)).filter(isLong)
}

function isLong(word: string): boolean {
  return word.length >= SHORTEST
}

function isNamed(word: string, tables: readonly SchemaTable[]): boolean {
  const root = stem(word)
  const isIn = (words: SchemaTable['words']) => words.some((own) => own.stem === root)
  return (
    tables.some(({ words, columns }) => isIn(words) || columns.some((one) => isIn(one.words))) ||
    valueIndex(tables).hasWord(word)
  )
}
