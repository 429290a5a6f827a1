import { parsePipeline } from '@plainflow/core'
import { toast } from '@/design/toast.ts'
import { editPipeline } from '../state/pipeline-store.ts'

export const GENERATED_KEY = 'generated_pipeline'

/**
 * A pipeline made elsewhere in this browser waits here for the builder, and goes with the first load.
 * Anybody's script could have written it: it is read as strictly as a file.
 */
export function takeGenerated(): void {
  const text = localStorage.getItem(GENERATED_KEY)
  if (text === null) return
  localStorage.removeItem(GENERATED_KEY)
  const parsed = read(text)
  if (typeof parsed === 'string') toast('The generated pipeline was not loaded', parsed, 'danger')
  // An edit, so that undo brings back whatever was left on the canvas.
  else editPipeline(() => parsed)
}

function read(text: string) {
  try {
    const parsed = parsePipeline(JSON.parse(text))
    if ('pipeline' in parsed) return parsed.pipeline
    return parsed.diagnostics[0]?.message ?? 'Invalid pipeline'
  } catch {
    return 'What was left for the builder is no pipeline.'
  }
}
