import { toast } from '@/design/toast.ts'

/** What the clipboard brings; the reader of it is loaded with its first use. */
export function paste(text: string): Promise<void> {
  return load((part) => part.pasteText(text))
}

export function duplicate(): Promise<void> {
  return load((part) => part.duplicateSelected())
}

const importPart = () => import('./paste-part.ts')

async function load(use: (part: Awaited<ReturnType<typeof importPart>>) => void): Promise<void> {
  try {
    use(await importPart())
  } catch {
    toast('Nothing pasted', 'A part of the page could not be loaded. Please try again.', 'danger')
  }
}
