import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTitle } from '@/app/use-title.ts'
import { NotFoundPage } from '@/pages/not-found-page.tsx'
import { PublicFooter } from '@/pages/public-footer.tsx'
import { PublicHeader } from '@/pages/public-header.tsx'
import type { Chapter } from './chapter.ts'
import { ChapterNav } from './chapter-nav.tsx'
import { CHAPTERS, findChapter } from './chapters.ts'
import { Prose } from './prose.tsx'

export function DocumentationPage() {
  const { chapter: id = 'start' } = useParams({ strict: false })
  const chapter = findChapter(id)
  return chapter ? <ChapterPage chapter={chapter} /> : <NotFoundPage />
}

function ChapterPage({ chapter }: { chapter: Chapter }) {
  useTitle(`${chapter.title} · Documentation`)
  useEffect(scrollToHash, [chapter])
  return (
    <div className="flex min-h-full flex-col">
      <PublicHeader />
      <div className="mx-auto grid w-full max-w-6xl flex-1 gap-x-12 px-4 py-8 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12">
        <ChapterNav current={chapter.id} />
        <main className="min-w-0">
          <p className="text-sm text-muted">Documentation</p>
          <h1 className="mt-1 text-3xl font-semibold tracking-tight text-balance">
            {chapter.title}
          </h1>
          <Prose text={chapter.text} />
          <Neighbours id={chapter.id} />
        </main>
      </div>
      <PublicFooter />
    </div>
  )
}

/** The heading in the address exists only once the chapter is drawn. */
function scrollToHash(): void {
  const slug = decodeURIComponent(window.location.hash.slice(1))
  if (slug) document.getElementById(slug)?.scrollIntoView()
  else window.scrollTo(0, 0)
}

function Neighbours({ id }: { id: string }) {
  const all = CHAPTERS.flatMap(({ chapters }) => chapters)
  const at = all.findIndex((chapter) => chapter.id === id)
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <nav
      aria-label="Neighbouring chapters"
      className="mt-12 flex justify-between gap-4 border-t pt-5"
    >
      {before ? <Neighbour chapter={before} word="Before" /> : <span />}
      {after && <Neighbour chapter={after} word="Next" className="text-right" />}
    </nav>
  )
}

function Neighbour({
  chapter,
  word,
  className = '',
}: {
  chapter: Chapter
  word: string
  className?: string
}) {
  return (
    <Link
      to="/documentation/$chapter"
      params={{ chapter: chapter.id }}
      className={`rounded-md ${className}`}
    >
      <span className="block text-xs text-muted">{word}</span>
      <span className="font-medium text-primary-text">{chapter.title}</span>
    </Link>
  )
}
