import { javaPattern } from '../java-pattern.ts'
import { fn, method, text, whole } from '../spark-tree.ts'
import type { SparkSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) => method(args.column(0), 'rlike', text(javaPattern(args.textAt(1)))),
  regexp_replace: (args) => {
    const pattern = text(javaPattern(args.textAt(1)))
    return fn('regexp_replace', args.column(0), pattern, text(javaReplacement(args.textAt(2))))
  },
  // Without a match Spark gives an empty text.
  regexp_extract: (args) => {
    const pattern = text(javaPattern(args.textAt(1)))
    const group = whole(args.count > 2 ? args.integerAt(2) : 0)
    const found = fn('regexp_extract', args.column(0), pattern, group)
    return fn('when', method(args.column(0), 'rlike', pattern), found)
  },
} satisfies SparkSpellings

/** `\1` is `$1` in Java, and a digit behind it must not become a part of it. */
function javaReplacement(replacement: string): string {
  return replacement.replaceAll(/\\([0-9\\])([0-9]?)|[$]/g, (all, mark: string, next: string) => {
    if (all === '$') return '\\$'
    const digit = next === '' ? '' : `\\${next}`
    return mark === '\\' ? `\\\\${next}` : `$${mark}${digit}`
  })
}
