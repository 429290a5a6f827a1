import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { Input } from '@/design/input.tsx'
import { CHAPTERS } from './chapters.ts'
import { type Found, searchChapters } from './search-chapters.ts'

/** All chapters, or what the search finds in them. On a narrow screen the list folds away. */
export function ChapterNav({ current }: { current: string }) {
  const [wanted, setWanted] = useState('')
  const id = useId()
  const found = useMemo(
    () =>
      searchChapters(
        CHAPTERS.flatMap(({ chapters }) => chapters),
        wanted,
      ),
    [wanted],
  )
  return (
    <div className="mb-8 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto">
      <search className="relative block p-0.5">
        <label htmlFor={id} className="sr-only">
          Search the documentation
        </label>
        <Search aria-hidden className="absolute top-3 left-3 size-4 text-muted" />
        <Input
          id={id}
          type="search"
          placeholder="Search"
          className="pl-9"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </search>
      {wanted.trim() ? (
        <Results found={found} onChosen={() => setWanted('')} />
      ) : (
        <>
          <details className="mt-3 rounded-lg border bg-surface px-3 py-2 lg:hidden">
            <summary className="cursor-pointer font-medium">All chapters</summary>
            <Parts current={current} />
          </details>
          <div className="hidden lg:block">
            <Parts current={current} />
          </div>
        </>
      )}
    </div>
  )
}

function Parts({ current }: { current: string }) {
  return (
    <nav aria-label="Chapters" className="mt-4 space-y-5 text-sm">
      {CHAPTERS.map(({ part, chapters }) => (
        <div key={part}>
          <p className="px-2 text-xs font-semibold text-muted">{part}</p>
          <ul className="mt-1">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="/documentation/$chapter"
                  params={{ chapter: id }}
                  aria-current={id === current ? 'page' : undefined}
                  className={classNames(
                    'block rounded-md px-2 py-1 hover:bg-hover',
                    id === current && 'bg-primary-soft font-medium text-primary-text',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Results({ found, onChosen }: { found: readonly Found[]; onChosen: () => void }) {
  return (
    <div className="mt-3 text-sm">
      <output className="block px-2 text-xs text-muted">
        {found.length === 0
          ? 'Nothing found. Try a shorter word.'
          : `${found.length} ${found.length === 1 ? 'place' : 'places'}`}
      </output>
      <ul className="mt-1">
        {found.map(({ chapter, section, excerpt }) => (
          <li key={`${chapter.id}#${section.slug}`}>
            <Link
              to="/documentation/$chapter"
              params={{ chapter: chapter.id }}
              hash={section.slug}
              onClick={onChosen}
              className="block rounded-md px-2 py-1.5 hover:bg-hover"
            >
              <span className="block font-medium">
                {chapter.title}
                {section.slug && ` › ${section.title}`}
              </span>
              <span className="block text-xs break-words text-muted">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
