import { expect, test } from 'vitest'
import { chapterOf } from './chapter.ts'
import { CHAPTERS, findChapter } from './chapters.ts'
import { searchChapters } from './search-chapters.ts'
import { slugOf } from './slug-of.ts'

const all = CHAPTERS.flatMap(({ chapters }) => chapters)

test('a chapter knows its title and its sections', () => {
  const { title, text, sections } = chapterOf(
    'x',
    '<!-- made -->\n# Join\n\nSide by side. <!-- a -->\n\n## Keys of `a`\n\nPairs.\n',
  )
  expect({ title, text }).toEqual({
    title: 'Join',
    text: 'Side by side. \n\n## Keys of `a`\n\nPairs.',
  })
  expect(sections.map(({ slug, title: heading }) => [slug, heading])).toEqual([
    ['', 'Join'],
    ['keys-of-a', 'Keys of a'],
  ])
})

test('no two chapters share an address, and none is empty', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.filter(({ text }) => text.length < 80).map(({ id }) => id)).toEqual([])
})

test('every link from chapter to chapter leads somewhere', () => {
  const links = all.flatMap(({ text }) => [...text.matchAll(/\]\(\/documentation\/([\w-]+)\)/g)])
  expect(links.length).toBeGreaterThan(0)
  for (const [, id = ''] of links) expect(findChapter(id), id).toBeDefined()
})

test('a search finds the section that is about it first', () => {
  expect(searchChapters(all, 'date_trunc')[0]?.section.title).toBe('date_trunc')
  expect(searchChapters(all, 'anti join')[0]?.chapter.id).toBe('block-join')
  expect(searchChapters(all, '  ')).toEqual([])
  expect(searchChapters(all, 'quetzalcoatl')).toEqual([])
})

test('the address of a heading has no signs in it', () => {
  expect(slugOf('`x in (a, b)` and Ähnliches!')).toBe('x-in-a-b-and-ähnliches')
})
