import { expandAbbreviation } from '../words/abbreviations.ts'
import { isKnownWord } from '../words/synonyms.ts'
import { wordSet } from '../words/word-set.ts'
import { stem } from '../words/stem.ts'

/**
 * A name that was pressed together, in words: "FName" is the first name, "Bdate" the birth date, "empno" the
 * number of an employee; "CName" of courses is their name.
 */
export function unfolded(name: string, tableWords: ReadonlySet<string>): string {
  const parts = name.split('_').filter((part) => part !== '')
  // `CLI_LNAME`: what its owner is called by stands before it. A single letter belongs to what follows.
  const isLed = parts.length > 1 && parts.every((part) => part.length > 1)
  return isLed
    ? parts.map((part) => unfoldedPart(part, tableWords)).join(' ')
    : unfoldedPart(name, tableWords)
}

function unfoldedPart(name: string, tableWords: ReadonlySet<string>): string {
  const known = FOLDED.get(name.toLowerCase().replace('_', ''))
  if (known !== undefined) return known
  const [, letter = '', noun = ''] = /^(\p{L})_?(name|title|no|code)$/iu.exec(name) ?? []
  const own = [...tableWords].find((word) => word.startsWith(letter.toLowerCase()))
  // People say "park number", and of a name only "name".
  if (noun !== '' && own !== undefined)
    return /^(?:name|title)$/i.test(noun) ? noun : `${own} ${noun}`
  const [, head = '', tail = ''] = PRESSED.exec(name) ?? []
  return isWord(head, tableWords) ? `${head} ${tail}` : name
}

/** Where one letter stands for a word that no table needs to be called by. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['fname', 'first name'],
  ['lname', 'last name'],
  ['minit', 'middle initial'],
  ['bdate', 'birth date'],
  ['hdate', 'hire date'],
  ['sdate', 'start date'],
  ['edate', 'end date'],
  ['dob', 'date of birth'],
  ['yob', 'year of birth'],
])

/** Without a sign or a capital between the words: "deptname", "phoneno", "hiredate". */
const PRESSED = /^(\p{L}\p{Ll}{2,}|\p{Lu}{3,})(name|date|no|num|code|id|type|desc|qty)$/iu

/** "Hire" in "hiredate", and no "casi" in "casino". */
function isWord(head: string, tableWords: ReadonlySet<string>): boolean {
  const said = head.toLowerCase()
  if (said === '') return false
  const root = stem(said)
  if (expandAbbreviation(said) !== null || tableWords.has(root)) return true
  return HEADS.has(said) || isKnownWord(root)
}

const HEADS = wordSet('first last middle given full user hire birth due zip post file group')
