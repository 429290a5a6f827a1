import type { NameWord } from '../../words/match-name.ts'

/** A key or a reference to one, as its name says. */
export function isKey(name: string, words: readonly NameWord[]): boolean {
  return /(?:^|[_\s])(?:id|uid|key|code)$|[_\s]cd$/i.test(name) || /[a-z]I[Dd]$/.test(name)
    ? true
    : words.length === 1 && words[0]?.stem === 'id'
}

/** `gid` of gardeners: the first letter of what it tells apart. */
export function isInitialKey(name: string, tableWords: ReadonlySet<string>): boolean {
  const [, letter = ''] = /^(\p{L})_?id$/iu.exec(name) ?? []
  return letter !== '' && [...tableWords].some((word) => word.startsWith(letter.toLowerCase()))
}
