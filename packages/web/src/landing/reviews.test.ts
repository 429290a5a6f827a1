import { expect, it } from 'vitest'
import { findChapter } from '@/documentation/chapters.ts'
import accuracy from '../../../../docs/accuracy.md?raw'
import { CHECKS } from './content.ts'

it('says nothing that the documentation does not say', () => {
  for (const { chapter } of CHECKS) expect(findChapter(chapter)?.id).toBe(chapter)

  // The last line of the table of figures: never looked at, and worked with.
  const figures = /\| all +\|.*?\((.*?)\).*?\((.*?)\)/.exec(accuracy)
  const check = CHECKS.find(({ chapter }) => chapter === 'accuracy')
  const [right, all] = (figures?.[2] ?? '').split(' of ')
  expect(check?.shown).toBe(figures?.[1])
  expect(check?.text).toContain(`Of the ${all} we worked with it is ${right}.`)
})
