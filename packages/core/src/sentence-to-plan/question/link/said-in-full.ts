import type { ValueHit, ValueIndex } from '../tables/value-index.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import type { Token } from '../../../words/tokens.ts'

/** "Public Works", where a cell has only its first letters: PW. */
export function saidInFull(span: readonly Token[], values: ValueIndex): readonly ValueHit[] {
  const said = span.filter(({ fold }) => !FUNCTION_WORDS.has(fold))
  const isName = said.length > 1 && said.every(({ proper, text }) => proper && NAME.test(text))
  if (!isName || !span[0]?.proper || !span.at(-1)?.proper) return []
  const letters = said.map(({ fold }) => fold.charAt(0)).join('')
  return values.whole([letters]).filter(({ cell }) => CAPITALS.test(String(cell)))
}

const NAME = /^\p{Lu}\p{Ll}+$/u
const CAPITALS = /^\p{Lu}{2,5}$/u
