import { cast } from '../column-name.ts'
import { fn, lit, text, whole } from '../spark-tree.ts'
import type { SparkSpellings } from '../spelling.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => fn('left', args.column(0), lit(whole(args.integerAt(1)))),
  right: (args) => fn('right', args.column(0), lit(whole(args.integerAt(1)))),
  ltrim: (args) => fn('ltrim', args.column(0), lit(text(' \t\r\n'))),
  rtrim: (args) => fn('rtrim', args.column(0), lit(text(' \t\r\n'))),
  lpad: (args) =>
    fn('lpad', args.column(0), whole(args.integerAt(1)), text(fill(args.literalAt(2)))),
  rpad: (args) =>
    fn('rpad', args.column(0), whole(args.integerAt(1)), text(fill(args.literalAt(2)))),
  repeat: (args) => fn('repeat', args.column(0), whole(args.integerAt(1))),
  reverse: (args) => fn('reverse', args.column(0)),
  position: (args) => cast(fn('instr', args.column(0), args.column(1)), 'integer'),
  split_part: (args) => {
    if (args.textAt(1) !== '')
      return fn(
        'split_part',
        args.column(0),
        lit(text(args.textAt(1))),
        lit(whole(args.integerAt(2))),
      )
    return args.integerAt(2) === 1
      ? args.column(0)
      : fn('substring', args.column(0), whole(1), whole(0))
  },
  concat_ws: (args) => fn('concat_ws', text(args.textAt(0)), ...args.columns(1)),
  translate: (args) => fn('translate', args.column(0), text(args.textAt(1)), text(args.textAt(2))),
  initcap: (args) => fn('initcap', args.column(0)),
  unicode: (args) => cast(fn('nullif', fn('ascii', args.column(0)), lit(whole(0))), 'integer'),
  md5: (args) => fn('md5', args.column(0)),
  sha256: (args) => fn('sha2', args.column(0), whole(256)),
} satisfies SparkSpellings

function fill(literal: { readonly value: unknown } | null): string {
  return String(literal?.value ?? ' ')
}
