import type { CodeLanguage } from '../relation/cells.ts'
import { outletCell, type AgainStep, type Program } from '../relation/program.ts'

/**
 * A program as code of a language has it: what it can train again it trains last, so that whatever goes
 * wrong there, the rows are made.
 */
export function programInCode(program: Program, language: CodeLanguage): Program {
  return { steps: [...program.steps, ...trainedAgain(program, language)] }
}

/** The trainings that code of a language does again. */
export function trainedAgain(
  { again = [] }: Program,
  language: CodeLanguage,
): readonly AgainStep[] {
  return again.filter((step) => outletCell(step, language)?.kind === 'calls')
}
