import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import gfm from 'remark-gfm'
import { pictureAddress } from './picture-address.ts'
import './prose.css'
import { slugOf } from './slug-of.ts'

const PLUGINS = [gfm]

/** Markdown as our own elements: no raw HTML, and links within the product stay in it. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      <Markdown skipHtml remarkPlugins={PLUGINS} components={COMPONENTS}>
        {text}
      </Markdown>
    </div>
  )
}

const COMPONENTS: Components = {
  h2: ({ children }) => <Heading as="h2">{children}</Heading>,
  h3: ({ children }) => <Heading as="h3">{children}</Heading>,
  a: ({ href = '', children }) => <Anchor href={href}>{children}</Anchor>,
  img: ({ src = '', alt = '' }) => <Picture src={String(src)} alt={alt} />,
  // Wide tables and long lines scroll on their own, by keyboard too.
  table: ({ children }) => (
    <Scrolling label="Table">
      <table>{children}</table>
    </Scrolling>
  ),
  pre: ({ children }) => (
    <Scrolling label="Code">
      <pre>{children}</pre>
    </Scrolling>
  ),
}

function Heading({ as: As, children }: { as: 'h2' | 'h3'; children: ReactNode }) {
  const slug = slugOf(textOf(children))
  return (
    <As id={slug}>
      <a href={`#${slug}`} className="heading-link">
        {children}
      </a>
    </As>
  )
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const chapter = /^\/documentation\/([\w-]+)$/.exec(href)?.[1]
  if (chapter)
    return (
      <Link to="/documentation/$chapter" params={{ chapter }}>
        {children}
      </Link>
    )
  return <a href={href}>{children}</a>
}

/** Pictures stand beside the guide, by a path that also holds where the files are read as they are. */
function Picture({ src, alt }: { src: string; alt: string }) {
  const address = pictureAddress(src)
  return address && <img src={address} alt={alt} loading="lazy" />
}

function Scrolling({ label, children }: { label: string } & ComponentProps<'div'>) {
  return (
    // A region that scrolls has to take the focus, or the keyboard cannot reach what it hides.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg">
      {children}
    </section>
  )
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('')
  if (typeof node === 'object' && node !== null && 'props' in node)
    return textOf((node.props as { children?: ReactNode }).children) // any element may have children
  return ''
}
