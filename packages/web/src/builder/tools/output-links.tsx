import { callPath, type Execution, CALLS } from '@plainflow/contract'
import { Download, FileCode2 } from 'lucide-react'
import { useState } from 'react'
import { RawValues } from '@/app/raw-values.tsx'
import { contentPath } from '@/data/artifacts/artifact-words.ts'

/** Files a run left behind: what its exports wrote, and the generated code. */
export function OutputLinks({ execution }: { execution: Execution }) {
  const { id } = execution
  const [isRaw, setIsRaw] = useState(false)
  const isGuarded = execution.outputKeys.some((key) => /\.csv(\.gz)?$/i.test(key))
  const links = [
    ...execution.outputKeys.map((key) => ({
      key,
      icon: Download,
      href: callPath(CALLS.executionOutput.path, { id, key }, isRaw ? { raw: true } : {}),
    })),
    ...execution.artifacts.map(({ id: artifact, name }) => ({
      key: name,
      icon: Download,
      href: contentPath(artifact),
    })),
    ...execution.fileKeys.map((key) => ({
      key,
      icon: FileCode2,
      href: callPath(CALLS.executionFile.path, { id, key }),
    })),
  ]
  if (links.length === 0) return null
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="text-[0.8125rem] font-semibold">
        Files
      </h2>
      {isGuarded && (
        <div className="mt-2 px-2">
          <RawValues isRaw={isRaw} onChange={setIsRaw} />
        </div>
      )}
      <ul className="mt-2 space-y-1">
        {links.map(({ key, icon: Icon, href }) => (
          <li key={href}>
            <a
              href={href}
              download={key}
              className="flex items-center gap-2 rounded-md px-2 py-1.5 text-[0.8125rem] hover:bg-hover"
            >
              <Icon aria-hidden className="size-4 text-muted" />
              <span className="min-w-0 truncate">{key}</span>
            </a>
          </li>
        ))}
      </ul>
      {execution.fileGaps?.map((gap) => (
        <p key={gap} className="mt-1 px-2 text-xs text-muted">
          {gap}
        </p>
      ))}
    </section>
  )
}
