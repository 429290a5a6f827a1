import { certificateWords } from '../certificate/certificate-words.ts'
import type { ExportGiven } from './export.ts'
import { inputFiles } from './input-files.ts'
import { markdownText } from './markdown-text.ts'
import { addressWords, tablesRead, tablesWritten } from './outside-words.ts'
import { outputFiles } from './output-files.ts'

/** What every README says: what the pipeline does, reads, writes and leaves out, and what was proven of it. */
export function readme(given: ExportGiven, sections: readonly string[]): string {
  const { title, program, gaps, target, certificate = null } = given
  const steps = program.steps.filter(({ check }) => !check).map(({ sentence }) => sentence)
  const told = steps.map((sentence, index) => `${index + 1}. ${markdownText(sentence)}`)
  const parts = [
    `# ${markdownText(title) || 'Pipeline'}`,
    `A data pipeline in ${target.label}, made with Plainflow:`,
    told.join('\n'),
    `It reads ${listed([...quoted(inputFiles(given)), ...tablesRead(given)])} and writes ${listed([...quoted(outputFiles(given)), ...tablesWritten(given)])}.`,
    ...addressWords(given),
    ...(gaps.length > 0 ? [`## What to know\n\n${bullets(gaps)}`] : []),
    ...sections,
    certificateWords(certificate, { targets: [target.id] }).trimEnd(),
  ]
  return `${parts.join('\n\n')}\n`
}

function listed(things: readonly string[]): string {
  return things.join(', ')
}

function quoted(names: readonly string[]): readonly string[] {
  return names.map((name) => `"${markdownText(name)}"`)
}

function bullets(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${markdownText(sentence)}`).join('\n')
}
