import {
  EXPORT_WORDS,
  type ExportedPipeline,
  type ExportGiven,
  type ExportId,
  exportPipeline,
  reachedOutside,
} from '@plainflow/core'
import { makeSample, type MakeSampleOptions } from './make-sample.ts'
import type { ZipEntry } from './zip-entries.ts'

export type ExportEntriesOptions = Omit<ExportGiven, 'gaps' | 'sample'> &
  Pick<MakeSampleOptions, 'files' | 'originals' | 'folder' | 'limits' | 'signal'> & {
    readonly id: ExportId
    /** Puts the files together; in place, unless it is done elsewhere. */
    readonly make?: (
      given: Parameters<typeof exportPipeline>[1],
    ) => ExportedPipeline | Promise<ExportedPipeline>
  }

export type ExportEntries =
  | { readonly entries: readonly ZipEntry[]; readonly gaps: readonly string[] }
  | { readonly refused: readonly string[] }

/** A pipeline to take away, with a sample of its data where the export holds one. */
export async function exportEntries(options: ExportEntriesOptions): Promise<ExportEntries> {
  const { id, make = (given) => exportPipeline(id, given) } = options
  const bare = await make(options)
  if ('refused' in bare) return bare
  // Code that asks a system outside itself cannot be handed a sample of it.
  const reaches = reachedOutside(options.program, options.target.id).length > 0
  if (!EXPORT_WORDS[id].holdsSample || reaches) return { entries: bare.files, gaps: bare.gaps }
  const { sample, sources, entries, notes } = await makeSample(options)
  const made = await make({ ...options, sources, sample, notes })
  if ('refused' in made) return made
  return { entries: [...made.files, ...entries], gaps: made.gaps }
}
