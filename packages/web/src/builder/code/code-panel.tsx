import type { TargetId } from '@plainflow/core'
import { Check, Copy, Download, FileCode2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'
import { saveFile } from '../save-file.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { useCode } from './use-code.ts'

const CodeView = lazy(async () => ({ default: (await import('./code-view.tsx')).CodeView }))

const LANGUAGES = {
  duckdb: { language: 'sql', label: 'SQL' },
  pandas: { language: 'python', label: 'Python' },
} satisfies Record<TargetId, { language: string; label: string }>

export function CodePanel({ target }: { target: TargetId }) {
  const analysis = useAnalysis()
  const { pipeline } = analysis
  const code = useCode(target, analysis)
  const problem = analysis.diagnostics.find(({ severity }) => severity === 'error')
  const [copied, setCopied] = useState(false)
  const { language, label } = LANGUAGES[target]
  if (pipeline.blocks.length === 0)
    return (
      <EmptyState icon={FileCode2} title={`${label} appears here`}>
        The pipeline is printed as code as soon as there is a block.
      </EmptyState>
    )
  if (problem)
    return (
      <EmptyState icon={FileCode2} title="Not printable yet">
        {problem.message} {problem.hint}
      </EmptyState>
    )
  if (code.isError)
    return (
      <EmptyState icon={FileCode2} title="Not printable yet">
        {reasonOf(code.error)}
      </EmptyState>
    )
  if (!code.data) return <Skeleton className="m-3 h-32" />
  const { name, text } = code.data
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 1500)
    } catch {
      toast('Not copied', 'The browser refused the clipboard. Select the code instead.', 'danger')
    }
  }
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 border-b px-3 py-1">
        <span className="min-w-0 flex-1 truncate font-mono text-xs text-muted">{name}</span>
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => saveFile(name, text)}>
          <Download aria-hidden />
          Download
        </Button>
      </div>
      <div className="min-h-0 flex-1">
        <Suspense fallback={<Skeleton className="m-3 h-32" />}>
          <CodeView text={text} language={language} label={`${label} code`} />
        </Suspense>
      </div>
    </div>
  )
}
