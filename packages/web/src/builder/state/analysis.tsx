import {
  type Catalogue,
  checkPipeline,
  type Column,
  describeBlocks,
  type Diagnostic,
  type Pipeline,
} from '@plainflow/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useChat } from './chat-store.ts'
import { usePipeline } from './pipeline-store.ts'
import { useRun } from './run-store.ts'
import { toFillIn } from './to-fill-in.ts'
import { useCatalogue } from './use-datasets.ts'

export interface Analysis {
  /** The proposal where one is on the table, else the canvas. */
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  readonly diagnostics: readonly Diagnostic[]
  readonly byBlock: ReadonlyMap<string, readonly Diagnostic[]>
  /** Columns leaving each block. */
  readonly columns: Readonly<Record<string, readonly Column[]>>
  /** Columns leaving each output port of each block. */
  readonly outputs: Readonly<Record<string, readonly (readonly Column[])[]>>
  /** Columns arriving at each block, by input port. */
  readonly arriving: Readonly<Record<string, readonly (readonly Column[])[]>>
  readonly sentences: ReadonlyMap<string, string>
  /** Blocks whose errors are only that nobody has filled them in yet. */
  readonly toFillIn: ReadonlySet<string>
}

const AnalysisContext = createContext<Analysis | null>(null)

/** Checks the pipeline once for everyone who asks, in the browser, at every change. */
export function AnalysisProvider({ children }: { children: ReactNode }) {
  const canvas = usePipeline((state) => state.pipeline)
  const proposal = useChat((state) => state.proposal)
  const catalogue = useCatalogue()
  const pipeline = proposal?.pipeline ?? canvas
  const described = useDescribed(pipeline)
  const checked = useMemo(() => check(pipeline, catalogue), [pipeline, catalogue])
  const ran = useRun((state) => state.pipeline)
  const open = useMemo(() => toFillIn(pipeline, checked.byBlock, ran), [pipeline, checked, ran])
  const sentences = useMemo(
    () => (described ? describe(checked) : NO_SENTENCES),
    [checked, described],
  )
  const analysis = useMemo(
    () => ({ ...checked, sentences, toFillIn: open }),
    [checked, sentences, open],
  )
  return <AnalysisContext value={analysis}>{children}</AnalysisContext>
}

export function useAnalysis(): Analysis {
  const analysis = useContext(AnalysisContext)
  if (!analysis) throw new Error('useAnalysis needs an AnalysisProvider')
  return analysis
}

export function analyse(pipeline: Pipeline, catalogue: Catalogue): Analysis {
  const checked = check(pipeline, catalogue)
  const open = toFillIn(pipeline, checked.byBlock, null)
  return { ...checked, sentences: describe(checked), toFillIn: open }
}

const NO_SENTENCES: Analysis['sentences'] = new Map()
const LARGE = 150

/** A large pipeline is seen first and described then: the sentences take longer than the checks. */
function useDescribed({ blocks }: Pipeline): boolean {
  const isLarge = blocks.length > LARGE
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!isLarge || seen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(true), 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isLarge, seen])
  return !isLarge || seen
}

type Checked = Omit<Analysis, 'sentences' | 'toFillIn'>

function check(pipeline: Pipeline, catalogue: Catalogue): Checked {
  const { diagnostics, columns, outputs, arriving } = checkPipeline(pipeline, catalogue)
  const byBlock = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const { block } = diagnostic.at
    if (block !== undefined) byBlock.set(block, [...(byBlock.get(block) ?? []), diagnostic])
  }
  return { pipeline, catalogue, diagnostics, byBlock, columns, outputs, arriving }
}

function describe({ pipeline, catalogue }: Checked): Analysis['sentences'] {
  return describeBlocks(pipeline, catalogue)
}

/** The columns a picker offers: those at an input port of a block, those that leave it, or both. */
export function columnsAt(
  analysis: Analysis,
  block: string,
  input: number | 'out' | 'all',
): readonly Column[] {
  const ports = analysis.arriving[block] ?? []
  if (typeof input === 'number') return ports[input] ?? []
  const leaving = analysis.columns[block] ?? []
  if (input === 'out') return leaving
  const names = new Set(leaving.map(({ name }) => name))
  return [...leaving, ...ports.flat().filter(({ name }) => !names.has(name))]
}
