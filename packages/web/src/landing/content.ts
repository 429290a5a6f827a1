import { EXAMPLE_PROMPTS } from '@plainflow/core/example-prompts'
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

const USE_CASE_LOOKS: Readonly<Record<string, Pick<Item, 'icon' | 'hue'>>> = {
  'sales-analytics': { icon: ShoppingCart, hue: 'emerald' },
  'etl-automation': { icon: RefreshCw, hue: 'sky' },
  'real-time-processing': { icon: Activity, hue: 'amber' },
  'ml-model-training': { icon: BrainCircuit, hue: 'violet' },
  'business-intelligence': { icon: BarChart3, hue: 'indigo' },
  'data-quality-checks': { icon: ShieldCheck, hue: 'rose' },
}

/** The sentences are those that the planner is tested with, so each gives what it promises. */
export const USE_CASES: readonly (Item & { prompt: string; time: string })[] = EXAMPLE_PROMPTS.map(
  ({ id, useCase, prompt, minutes }) => ({
    icon: Workflow,
    hue: 'slate',
    ...USE_CASE_LOOKS[id],
    title: useCase,
    prompt,
    time: `${minutes} min`,
  }),
)
