import { slugOf } from './slug-of.ts'

export interface Chapter {
  readonly id: string
  readonly title: string
  /** The chapter as Markdown, its title left out. */
  readonly text: string
  readonly sections: readonly Section[]
}

export interface Section {
  readonly slug: string
  readonly title: string
  /** What stands below the heading, to be searched. */
  readonly text: string
}

const COMMENT = /<!--.*?-->/gs
const TITLE = /^\s*# (.+)$/m
const HEADING = /^(?:## |### )(.+)$/m

/** Reads a chapter from its Markdown, whose first heading is its title. */
export function chapterOf(id: string, markdown: string): Chapter {
  const whole = markdown.replaceAll(COMMENT, '')
  const title = TITLE.exec(whole)?.[1] ?? id
  const text = whole.replace(TITLE, '').trim()
  const [intro = '', ...rest] = text.split(HEADING)
  const sections: Section[] = [{ slug: '', title, text: intro }]
  for (let at = 0; at < rest.length; at += 2) {
    const heading = rest[at] ?? ''
    sections.push({ slug: slugOf(heading), title: plain(heading), text: rest[at + 1] ?? '' })
  }
  return { id, title, text, sections }
}

function plain(heading: string): string {
  return heading.replaceAll(/[`*]/g, '')
}
