import { FEATURES } from '@/landing/content.ts'

/** What the product does, as cards; `heading` fits the outline of the page around. */
export function FeatureCards({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {FEATURES.map(({ icon: Icon, hue, title, text }) => (
        <li key={title} className="rounded-xl border bg-surface p-5 shadow-xs">
          <span
            data-hue={hue}
            className="hue-soft flex size-9 items-center justify-center rounded-lg"
          >
            <Icon aria-hidden className="size-4.5" />
          </span>
          <Heading className="mt-4 font-semibold">{title}</Heading>
          <p className="mt-1.5 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
