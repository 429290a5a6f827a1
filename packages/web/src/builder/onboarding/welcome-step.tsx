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
    <ul className="grid gap-3 sm:grid-cols-2">
      {OFFERS.map(({ icon: Icon, hue, title, text }) => (
        <li key={title} className="rounded-xl border p-4">
          <span
            data-hue={hue}
            className="hue-soft flex size-9 items-center justify-center rounded-lg"
          >
            <Icon aria-hidden className="size-4.5" />
          </span>
          <h3 className="mt-3 font-medium">{title}</h3>
          <p className="mt-1 text-[0.8125rem] text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
