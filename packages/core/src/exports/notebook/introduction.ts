import { certificateWords } from '../../certificate/certificate-words.ts'
import type { ExportGiven } from '../export.ts'
import { markdownText } from '../markdown-text.ts'
import { addressWords } from '../outside-words.ts'

/** What a notebook says before its first cell; `versions` are those the code was tested with. */
export function introduction(given: ExportGiven, versions: readonly string[]): string {
  const { title, target, gaps, certificate = null } = given
  const installed = versions.map((each) => `\`${each}\``).join(', ')
  const lines = [
    `# ${markdownText(title) || 'Pipeline'}`,
    '',
    'Each block of the pipeline is a cell: its sentence above, its first rows below. The next cell says',
    'where the data files are and where the results go.',
    '',
    `Made with ${target.label} and these versions: ${installed}.`,
    ...addressWords(given).flatMap((words) => ['', words]),
  ]
  const left = gaps.map((each) => `- ${markdownText(each)}`)
  const told = gaps.length === 0 ? [] : ['', '**What to know**', '', ...left]
  const proven = certificateWords(certificate, { targets: [target.id] }).trimEnd()
  return [...lines, ...told, '', proven].join('\n')
}
