import { TARGET_WORDS, type TargetId, TARGETS } from '@plainflow/core'
import { Check, Copy, Download, FileCode2, Package, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { LazyMenu } from '@/design/lazy-menu.tsx'
import { ScrollingTabsList } from '@/design/scrolling-tabs-list.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, Tabs, TabPanel } from '@/design/tabs.tsx'
import { toast } from '@/design/toast.ts'
import { saveFile } from '@/app/save-file.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { useDocument } from '../state/document-store.ts'
import { selectBlock, show, useWorkspace } from '../state/workspace-store.ts'
import { codeFileName } from './code-file-name.ts'
import { TabVerdict } from './tab-verdict.tsx'
import { useCode } from './use-code.ts'

const CertificateBar = lazy(async () => ({
  default: (await import('./certificate-bar.tsx')).CertificateBar,
}))
const DownloadAs = lazy(async () => ({ default: (await import('./download-as.tsx')).DownloadAs }))
const CodeView = lazy(async () => ({ default: (await import('./code-view.tsx')).CodeView }))

/** The whole pipeline as code, in every language there is a printer for. */
export function CodePanel() {
  const { pipeline } = useAnalysis()
  const target = useWorkspace((state) => state.codeTarget)
  if (pipeline.blocks.length === 0)
    return (
      <EmptyState icon={FileCode2} title="Code appears here">
        The pipeline is printed as code as soon as there is a block.
      </EmptyState>
    )
  return (
    <Tabs
      value={target}
      onValueChange={(value) => show({ codeTarget: value as TargetId })} // the values below are the union
      className="flex h-full flex-col"
    >
      <ScrollingTabsList
        open={target}
        aria-label="Language"
        className="mx-3 mt-2 w-fit max-w-[calc(100%-1.5rem)]"
      >
        {TARGETS.map((id) => (
          <Tab key={id} value={id} className="flex-none px-2.5 py-1 text-xs">
            {TARGET_WORDS[id].label}
            <TabVerdict target={id} />
          </Tab>
        ))}
      </ScrollingTabsList>
      <TabPanel value={target} className="flex min-h-0 flex-col">
        <TargetCode key={target} target={target} />
      </TabPanel>
    </Tabs>
  )
}

function TargetCode({ target }: { target: TargetId }) {
  const analysis = useAnalysis()
  const code = useCode(target, analysis)
  const selection = useWorkspace((state) => state.selection)
  const problem = analysis.diagnostics.find(({ severity }) => severity === 'error')
  const { language, label } = TARGET_WORDS[target]
  if (problem || code.isError)
    return (
      <EmptyState icon={FileCode2} title="Not printable yet">
        {problem ? `${problem.message} ${problem.hint}` : reasonOf(code.error)}
      </EmptyState>
    )
  if (!code.data) return <Skeleton className="m-3 h-32" />
  const { text, lines, gaps } = code.data
  const [only, ...others] = selection
  return (
    <>
      <CodeBar name={code.data.name} text={text} />
      <Suspense fallback={<Skeleton className="m-2 h-6" />}>
        <CertificateBar target={target} />
      </Suspense>
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      <div className="min-h-0 flex-1">
        <Suspense fallback={<Skeleton className="m-3 h-32" />}>
          <CodeView
            text={text}
            language={language}
            label={`${label} code`}
            lines={lines}
            block={others.length === 0 ? (only ?? null) : null}
            onBlock={selectBlock}
          />
        </Suspense>
      </div>
    </>
  )
}

/** On a phone the picture is enough, and the name of the file can be read. */
const WIDE = 'max-sm:sr-only'

function CodeBar({ name, text }: { name: string; text: string }) {
  const called = useDocument((state) => state.name)
  const fileName = codeFileName(called, name)
  const [copied, setCopied] = useState(false)
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
    <div className="flex items-center gap-1 border-b px-3 py-1">
      <span className="min-w-0 flex-1 truncate font-mono text-xs text-muted" title={fileName}>
        {fileName}
      </span>
      <Button variant="ghost" size="sm" aria-pressed={copied} onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className={WIDE}>{copied ? 'Copied' : 'Copy'}</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => saveFile(fileName, text)}>
        <Download aria-hidden />
        <span className={WIDE}>Download</span>
      </Button>
      <LazyMenu
        menu={DownloadAs}
        trigger={
          <Button variant="ghost" size="sm">
            <Package aria-hidden />
            Download as…
          </Button>
        }
      />
    </div>
  )
}

/** What the code leaves out, said before it is taken away. */
function Gaps({ gaps }: { gaps: readonly string[] }) {
  return (
    <ul
      aria-label="What this code leaves out"
      className="max-h-24 space-y-1 overflow-y-auto border-b bg-warning-soft px-3 py-2 text-xs text-warning"
    >
      {gaps.map((gap) => (
        <li key={gap} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{gap}</span>
        </li>
      ))}
    </ul>
  )
}
