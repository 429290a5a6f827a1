import type { Chapter, Section } from './chapter.ts'

export interface Found {
  readonly chapter: Chapter
  readonly section: Section
  /** A few words around the first hit. */
  readonly excerpt: string
}

const MOST = 12
const AROUND = 60

/** Sections in which every word stands; those with words in their heading first. */
export function searchChapters(chapters: readonly Chapter[], wanted: string): readonly Found[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const heading = `${chapter.title} ${section.title}`.toLowerCase()
      const all = `${heading} ${section.text.toLowerCase()}`
      if (!words.every((word) => all.includes(word))) return []
      const weight = words.filter((word) => heading.includes(word)).length
      return [{ weight, found: { chapter, section, excerpt: excerptOf(section, words[0] ?? '') } }]
    }),
  )
  return hits
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ found }) => found)
}

function excerptOf({ text }: Section, word: string): string {
  const line = text
    .replaceAll(/[`*|#>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const at = Math.max(0, line.toLowerCase().indexOf(word))
  const start = Math.max(0, at - AROUND)
  const end = Math.min(line.length, at + word.length + AROUND)
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}
