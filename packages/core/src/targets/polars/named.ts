import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { asKeyword } from '../python/python-name.ts'
import { chained } from '../python/chain.ts'

/** An expression ready for `.method()`, or what gives it for that place or one between commas. */
export type Value = Code | ((place: 'comma' | 'method') => Code)

/** Expressions under names: `total=…`, or `….alias("the total")` where a name is no keyword. */
export function named(values: readonly (readonly [string, Value])[]): readonly Code[] {
  const keywords = values.map(([name]) => asKeyword(name))
  const isKeyword = keywords.every((keyword) => keyword !== null)
  return values.map(([name, value], index) => {
    const place = isKeyword ? 'comma' : 'method'
    const expr = typeof value === 'function' ? value(place) : value
    return isKeyword
      ? code`${keywords[index] ?? NOTHING}=${expr}`
      : chained(expr, code`.alias(${text(name)})`)
  })
}
