import { FileCode2, LayoutTemplate, Play, Sparkles } from 'lucide-react'

const OFFERS = [
  {
    icon: Sparkles,
    hue: 'indigo',
    title: 'AI-powered generation',
    text: 'Describe the workflow in plain English; words are bound to the real columns.',
  },
  {
    icon: Play,
    hue: 'emerald',
    title: 'Real-time execution',
    text: 'Every block reports its rows and milliseconds while the pipeline runs.',
  },
  {
    icon: LayoutTemplate,
    hue: 'amber',
    title: 'Template library',
    text: 'Ready-made pipelines over sample data, to run at once and to change.',
  },
  {
    icon: FileCode2,
    hue: 'rose',
    title: 'Production-ready code',
    text: 'The same pipeline as code, printed from the very tree that was run.',
  },
] as const

export function WelcomeStep() {
  return (
    <ul
      aria-label="What Plainflow does"
      // On a small phone the dialog scrolls, and there is nothing else in it for the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="grid gap-3 rounded-xl sm:grid-cols-2"
    >
      {OFFERS.map(({ icon: Icon, hue, title, text }) => (
        <li key={title} className="flex gap-3 rounded-xl border p-3.5 sm:block sm:p-4">
          <span
            data-hue={hue}
            className="hue-soft flex size-9 shrink-0 items-center justify-center rounded-lg"
          >
            <Icon aria-hidden className="size-4.5" />
          </span>
          <div>
            <h3 className="font-medium sm:mt-3">{title}</h3>
            <p className="mt-1 text-[0.8125rem] text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
