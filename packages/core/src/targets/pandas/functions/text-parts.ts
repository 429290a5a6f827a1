import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { text as pythonTextCode } from '../../python/literal.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasArguments, PandasSpelling, PandasSpellings } from '../spelling.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => code`${args.series(0)}.str.slice(0, ${args.number(args.integerAt(1))})`,
  right: (args) =>
    args.integerAt(1) === 0
      ? code`${args.series(0)}.str.slice(0, 0)`
      : code`${args.series(0)}.str.slice(-${args.number(args.integerAt(1))})`,
  ltrim: (args) => code`${args.series(0)}.str.lstrip(" \\t\\r\\n")`,
  rtrim: (args) => code`${args.series(0)}.str.rstrip(" \\t\\r\\n")`,
  lpad: (args) =>
    pythonCall(
      args.use('by_row'),
      code`lambda text: (${fillText(args)} * ${length(args)})[: max(0, ${length(args)} - len(text))] + text[:${length(args)}]`,
      args.dtype,
      args.series(0),
    ),
  rpad: (args) =>
    pythonCall(
      args.use('by_row'),
      code`lambda text: (text + ${fillText(args)} * ${length(args)})[:${length(args)}]`,
      args.dtype,
      args.series(0),
    ),
  repeat: (args) => code`${args.series(0)}.str.repeat(${args.number(args.integerAt(1))})`,
  reverse: (args) => code`${args.series(0)}.str.slice(step=-1)`,
  position: (args) => byRow(args, code`lambda text, part: text.find(part) + 1`),
  split_part: (args) => {
    const place = args.number(args.integerAt(2) - 1)
    const pieces =
      args.literalAt(1)?.value === '' ? code`[text]` : code`text.split(${args.value(1)})`
    return pythonCall(
      args.use('by_row'),
      code`lambda text: "".join(${pieces}[${place} : ${args.number(args.integerAt(2))}])`,
      args.dtype,
      args.series(0),
    )
  },
  concat_ws: (args) => {
    const columns = Array.from({ length: args.count - 1 }, (_, index) => args.series(index + 1))
    return pythonCall(args.use('join_cells'), args.value(0), ...columns)
  },
  translate: (args) => {
    const [from, to] = [1, 2].map((index) => Array.from(String(args.literalAt(index)?.value)))
    const pairs = new Map<string, string>()
    // The first of a repeated character counts.
    for (const [index, mark] of (from ?? []).entries()) {
      if (!pairs.has(mark)) pairs.set(mark, to?.[index] ?? '')
    }
    const table = Array.from(pairs, ([mark, other]) => [mark, pythonTextCode(other)] as const)
    const entries = table.map(([mark, other]) => code`${pythonTextCode(mark)}: ${other}`)
    const joined = entries.flatMap((entry, index) => (index ? [code`, `, entry] : [entry]))
    const map = { kind: 'sequence', parts: joined } as const
    return code`${args.series(0)}.str.translate(str.maketrans({${map}}))`
  },
  initcap: (args) =>
    byRow(
      args,
      code`lambda text: " ".join(w[:1].upper() + w[1:] for w in text.lower().split(" "))`,
    ),
  unicode: (args) => byRow(args, code`lambda text: ord(text[0]) if text else pd.NA`),
  md5: digest(code`md5`),
  sha256: digest(code`sha256`),
} satisfies PandasSpellings

function digest(name: Code): PandasSpelling {
  return (args) =>
    byRow(args, code`lambda text: ${args.use('hashlib')}.${name}(text.encode()).hexdigest()`)
}

function fillText(args: PandasArguments): Code {
  return pythonTextCode(String(args.literalAt(2)?.value ?? ' '))
}

function length(args: PandasArguments): Code {
  return args.number(args.integerAt(1))
}

function byRow(args: PandasArguments, lambda: Code): Code {
  const operands = Array.from({ length: args.count }, (_, index) => args.series(index))
  return pythonCall(args.use('by_row'), lambda, args.dtype, ...operands)
}
