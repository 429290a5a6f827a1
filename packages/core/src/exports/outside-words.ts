import { type OutsideSource, sayOutside } from '../relation/source.ts'
import { inputDatasets, terminalSteps } from '../targets/program-shape.ts'
import { askedOutside, codeVariables, outsideDrivers } from '../targets/outside-way.ts'
import type { ExportGiven } from './export.ts'
import { markdownText } from './markdown-text.ts'

type Given = Pick<ExportGiven, 'program' | 'sources' | 'target'>

/** What the code asks for itself: `the table "orders"`. */
export function tablesRead({ program, sources, target }: Given): readonly string[] {
  const read = program.steps
    .flatMap(({ relation }) => inputDatasets(relation))
    .flatMap((from) =>
      'outside' in from && askedOutside(from, sources, target.id) ? [from.outside] : [],
    )
    .map(sourceWords)
  return [...new Set(read)]
}

export function tablesWritten({ program }: Given): readonly string[] {
  return terminalSteps(program).flatMap(({ outlet }) =>
    outlet?.kind === 'table' ? [tableWords(outlet.table)] : [],
  )
}

function sourceWords(source: OutsideSource): string {
  if (source.kind === 'table') return tableWords(source.table)
  return source.kind === 'query'
    ? 'the rows of a query of its own'
    : markdownText(sayOutside(source))
}

function tableWords(name: string): string {
  return `the table "${markdownText(name)}"`
}

/** Where the code takes addresses from, as it holds none. */
export function addressWords({ program, sources, target }: Given): readonly string[] {
  const variables = codeVariables(program, sources, target.id)
  const drivers = outsideDrivers(program, target.id).map((each) => `\`${each}\``)
  return [
    ...variables.map(
      ({ name, holds, isOptional }) =>
        `The environment variable \`${name}\` ${isOptional ? 'can' : 'has to'} hold ${holds}.`,
    ),
    ...(drivers.length === 0
      ? []
      : [
          `Spark goes there by ${drivers.join(', ')}, fetched from Maven when it starts unless that is among its jars.`,
        ]),
  ]
}
