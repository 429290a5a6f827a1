import { commentText } from '../targets/comment-text.ts'

/** Words of a user in Markdown: one line in which no mark, tag, link or formula is left. */
export function markdownText(text: string): string {
  return (
    commentText(text)
      .replaceAll(/[\\`*_{}[\]#|~]/g, '\\$&')
      .replaceAll(/[<>&$@]|:(?=\/\/)/g, (mark) => `&#${mark.charCodeAt(0)};`)
      // Signs that begin a list or a line, and addresses that become links without a mark.
      .replace(/^(\d*)([-+=.)])/, '$1\\$2')
      .replaceAll(/(?<=www)\./gi, '\\.')
  )
}
