import {
  Activity,
  BarChart3,
  BrainCircuit,
  Eye,
  FileCode2,
  GitCompare,
  type LucideIcon,
  MessageSquareText,
  Play,
  RefreshCw,
  ShieldCheck,
  ShoppingCart,
  Workflow,
} from 'lucide-react'

interface Item {
  readonly icon: LucideIcon
  readonly hue: string
  readonly title: string
}

/** What the product does today; a promise belongs here only once it is kept. */
export const FEATURES: readonly (Item & { text: string })[] = [
  {
    icon: MessageSquareText,
    hue: 'indigo',
    title: 'Plain English in',
    text: 'Describe the workflow. Words are bound to the real columns of the data, and what was assumed is said.',
  },
  {
    icon: Workflow,
    hue: 'sky',
    title: 'Blocks on a canvas',
    text: 'Every step is a card with its own sentence. Drag, connect, configure, undo: the pipeline stays readable.',
  },
  {
    icon: GitCompare,
    hue: 'emerald',
    title: 'Changes as proposals',
    text: 'The assistant never edits behind your back: added, changed and removed blocks are shown before you accept.',
  },
  {
    icon: Eye,
    hue: 'amber',
    title: 'Rows at every step',
    text: 'Select a block and see its output, its columns and their types, without running the whole pipeline.',
  },
  {
    icon: Play,
    hue: 'violet',
    title: 'Runs for real',
    text: 'An embedded engine runs the pipeline, with rows and milliseconds for each block while it works.',
  },
  {
    icon: FileCode2,
    hue: 'rose',
    title: 'Code to take away',
    text: 'The same pipeline as SQL and as Python, printed from the very tree that was run.',
  },
]

export const USE_CASES: readonly (Item & { prompt: string; time: string })[] = [
  {
    icon: ShoppingCart,
    hue: 'emerald',
    title: 'Sales analytics',
    prompt: 'Keep rows where amount is over 100 and region is West, then export as parquet',
    time: '2 min',
  },
  {
    icon: RefreshCw,
    hue: 'sky',
    title: 'ETL automation',
    prompt: 'Load orders, keep rows where status is paid, then export as csv',
    time: '3 min',
  },
  {
    icon: Activity,
    hue: 'amber',
    title: 'Real-time processing',
    prompt: 'Load events, keep rows where latency is over 500, then export as json',
    time: '3 min',
  },
  {
    icon: BrainCircuit,
    hue: 'violet',
    title: 'ML model training',
    prompt: 'Load customers, keep rows where churned is not null, then export as parquet',
    time: '5 min',
  },
  {
    icon: BarChart3,
    hue: 'indigo',
    title: 'Business intelligence',
    prompt: 'Keep rows where revenue is over 1000 and country is Germany',
    time: '2 min',
  },
  {
    icon: ShieldCheck,
    hue: 'rose',
    title: 'Data quality checks',
    prompt: 'Keep rows where email is null, then export as csv',
    time: '2 min',
  },
]
