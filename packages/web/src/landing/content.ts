import { EXAMPLE_PROMPTS } from '@plainflow/core/example-prompts'
import {
  Activity,
  BadgeCheck,
  BarChart3,
  BrainCircuit,
  Eye,
  FileCode2,
  Gauge,
  GitCompare,
  type LucideIcon,
  MessageSquareText,
  Play,
  RefreshCw,
  Server,
  ShieldCheck,
  ShoppingCart,
  Target,
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
    text: 'The same pipeline as SQL, Python, R and Spark, printed from the very tree that was run.',
  },
]

interface Check extends Item {
  /** A figure or a command, set large. */
  readonly shown: string
  readonly text: string
  /** The chapter of the documentation that says more, and what it says. */
  readonly chapter: string
  readonly more: string
}

/** What a visitor can see for themselves. Figures are those of the documents; a test compares them. */
export const CHECKS: readonly Check[] = [
  {
    icon: BadgeCheck,
    hue: 'emerald',
    title: 'The code gives the same answer',
    shown: 'PASS or FAIL',
    text: 'Verify runs the exported code beside the engine and compares columns, types and every value. The certificate goes along with the export; a difference is shown row by row.',
    chapter: 'code',
    more: 'How it is proven',
  },
  {
    icon: Target,
    hue: 'indigo',
    title: 'How often a question is answered right',
    shown: '511 of 690',
    text: 'Public questions that nobody here had looked at, answered without a language model. Of the 249 we worked with it is 208. What goes wrong is listed as well.',
    chapter: 'accuracy',
    more: 'All figures, and the wrong answers',
  },
  {
    icon: Gauge,
    hue: 'amber',
    title: 'What it costs beside a query by hand',
    shown: 'npm run bench',
    text: 'Measures one question four ways on the machine at hand: Plainflow, and the same written by hand in DuckDB, pandas and Polars, from CSV and from Parquet.',
    chapter: 'hosting',
    more: 'How to measure it',
  },
  {
    icon: Server,
    hue: 'sky',
    title: 'The whole product on your own machine',
    shown: 'npm install\nnpm start',
    text: 'One process and one folder: no key, no other service, nothing sent anywhere. The source is open under the Apache License 2.0, tests included.',
    chapter: 'hosting',
    more: 'Host it yourself',
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
export const USE_CASES: readonly (Item & { prompt: string; time: string; runs: boolean })[] =
  EXAMPLE_PROMPTS.map(({ id, useCase, prompt, minutes, runs }) => ({
    icon: Workflow,
    hue: 'slate',
    ...USE_CASE_LOOKS[id],
    title: useCase,
    prompt,
    time: `${minutes} min`,
    runs,
  }))
