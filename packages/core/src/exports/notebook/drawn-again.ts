import type { CodeLanguage } from '../../relation/cells.ts'
import type { AgainCall } from '../../relation/program.ts'
import { verbatim } from '../../targets/code.ts'
import type { PrintedStep } from '../../targets/printed-step.ts'
import { text } from '../../targets/python/literal.ts'
import { pythonCall } from '../../targets/python/python-call.ts'

type Drawn = NonNullable<AgainCall['drawn']>

/** What draws the models that are trained again, each once. */
export function drawingsOf(
  steps: readonly PrintedStep[],
  language: CodeLanguage,
): readonly Drawn[] {
  const all = steps.flatMap((printed) => drawnBy(printed, language) ?? [])
  return [...new Map(all.map((drawn) => [drawn.call.name, drawn])).values()]
}

/** The same step, whose result is drawn where there is somebody to look at it. */
export function withDrawing(printed: PrintedStep, language: CodeLanguage): PrintedStep {
  const drawn = drawnBy(printed, language)
  if (!drawn) return printed
  const { call, texts } = drawn
  const write = printed.write.map((each) =>
    pythonCall(verbatim(call.name), each, ...texts.map(text)),
  )
  return { ...printed, write }
}

function drawnBy({ step }: PrintedStep, language: CodeLanguage): Drawn | null {
  if (step.outlet?.kind !== 'again') return null
  const cell = step.outlet.cells[language]
  return cell.kind === 'calls' ? (cell.drawn ?? null) : null
}
