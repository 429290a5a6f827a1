import { Failure } from '@plainflow/contract'
import { ownDatasets, type StoredDataset } from '../own-datasets.ts'
import { sourceInForce } from '../read/reread-dataset.ts'
import { copyDataset } from './copy-dataset.ts'
import type { MakingNeeds } from './make-dataset.ts'
import { nameOf } from './name-of.ts'

/** Sheets of workbooks: each is a dataset of its own, made when somebody wants it. */
export class SheetDatasets {
  readonly #services: MakingNeeds
  /** Asked for twice at once, made once. */
  readonly #making = new Map<string, Promise<StoredDataset>>()

  constructor(services: MakingNeeds) {
    this.#services = services
  }

  /** That of another sheet of the same file, byte by byte. */
  async dataset(row: StoredDataset, sheet: string): Promise<StoredDataset> {
    const { filename, checksum } = sourceInForce(row)
    if (row.reading && row.sheets.length === 0)
      throw new Failure(
        'invalid_request',
        `"${filename}" has no sheets: only workbooks (xlsx, xls) and SQLite files have. Its rows are in the dataset itself.`,
      )
    const owned = await ownDatasets(this.#services.store.db, row.userId)
    const known = owned.filter(
      (each) =>
        each.checksum === checksum &&
        each.filename === filename &&
        each.reading?.sheet === sheet &&
        each.status !== 'failed',
    )
    const found = known.find(({ projectId }) => projectId === row.projectId) ?? known[0]
    if (found) return found
    const key = JSON.stringify([row.userId, row.projectId, filename, checksum, sheet])
    const making = this.#making.get(key) ?? this.#make(row, filename, sheet)
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      this.#making.delete(key)
    }
  }

  #make(row: StoredDataset, filename: string, sheet: string): Promise<StoredDataset> {
    const name = `${nameOf(filename)} ${sheet}`.slice(0, 200).trim()
    return copyDataset(this.#services, row, name, { sheet })
  }
}
