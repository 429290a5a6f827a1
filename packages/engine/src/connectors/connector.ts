import type {
  Cell,
  Column,
  ConnectionValues,
  Expression,
  OutsideSource,
  SortKey,
  TableOutlet,
} from '@plainflow/core'

/**
 * A kind of system outside, as the engine speaks to it. It runs in a child of its own, which has no network:
 * all it reaches is the socket of `reach.way`, behind which the server opens the one connection it checked.
 */
export interface OutsideConnector {
  /** Equal to the folder's name, and to that of its manifest in core. */
  readonly name: string
  /** Says hello; throws `OutsideFailed`. */
  test(reach: Reach): Promise<{ readonly version: string }>
  tables(reach: Reach): Promise<readonly OutsideTable[]>
  /** Without reading rows. */
  columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]>
  /**
   * Writes the rows to `to`, a named pipe, as CSV without a header: the columns of `columnsRead`, every text
   * in quotes, and null as nothing at all; lines end in a line feed. Tells about how many have gone so far.
   */
  read(
    reach: Reach,
    request: ReadRequest,
    to: string,
    onRows: (rows: number) => void,
  ): Promise<Written>
  /** For a source that is a request: asks it once, and tells all of it. Fails where there is no answer. */
  attempt?(reach: Reach, source: OutsideSource): Promise<Attempt>
  /** Whole or not at all; from a CSV file of the same form, with the columns of the request. */
  write?(reach: Reach, request: WriteRequest, from: string): Promise<Written>
}

/** A request that was tried, without anything secret. */
export interface Attempt {
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: readonly NamedValue[]
  }
  readonly answer: {
    readonly status: number
    readonly headers: readonly NamedValue[]
    /** Where it came from in the end. */
    readonly url: string
    readonly bytes: number
    readonly milliseconds: number
  }
  readonly columns: readonly OutsideColumn[]
  /** The first rows of the first page. */
  readonly rows: readonly (readonly Cell[])[]
  readonly rowsSeen: number
  /** What leads to the next page; null: nothing does. */
  readonly next: string | null
  /** Why no rows were found in the answer; null: some were. */
  readonly problem: string | null
}

export interface NamedValue {
  readonly name: string
  readonly value: string
}

export interface Written {
  readonly rows: number
  /** The largest value so far of the field by which the next run reads on. */
  readonly mark?: string
  /** What the rows are known by: handed to a later reading, it tells whether they are still the same. */
  readonly knownBy?: string
  /** They are still those that the request knew, and none were written. */
  readonly isUnchanged?: true
}

export interface Reach {
  readonly settings: ConnectionValues
  readonly secrets: Readonly<Record<string, string>>
  /**
   * A socket in the file system, `….sock`, that leads to the host of the settings, and nowhere else; for a connector of
   * several hosts (`can.severalHosts`), to each that it asks for by `CONNECT` and that may be reached.
   */
  readonly way: string
}

export interface OutsideTable {
  readonly schema: string
  readonly name: string
  readonly kind: 'table' | 'view'
  /** As the system guesses; null where it does not know. */
  readonly rows: number | null
}

export interface OutsideColumn extends Column {
  /** As the system calls it: `numeric(12,2)`. */
  readonly nativeType: string
}

/** What is asked for; whatever of it the system takes over need not travel. */
export interface ReadRequest {
  readonly source: OutsideSource
  /** As they were known when the pipeline was checked; others are a schema that changed. */
  readonly columns: readonly Column[]
  /** The names of those that are used; null: all. */
  readonly needed: readonly string[] | null
  /**
   * All have to be true. They are tested again where the rows arrive, so a connector may leave some out: then
   * it leaves out the limit too.
   */
  readonly conditions: readonly Expression[]
  /** Only says which rows a limit keeps: they arrive in any order. */
  readonly sort: readonly SortKey[]
  readonly limit: number | null
  /** Only what came since: the mark that the last reading left. */
  readonly since?: string
  /** What rows are known by that came before, all of them: where they still are what there is, none come. */
  readonly knownBy?: string
}

/** The columns that travel, in their order; a table of which none is used still has its first. */
export function columnsRead({ columns, needed }: ReadRequest): readonly Column[] {
  if (needed === null) return columns
  const used = columns.filter(({ name }) => needed.includes(name))
  return used.length === 0 ? columns.slice(0, 1) : used
}

export interface WriteRequest {
  readonly outlet: TableOutlet
  readonly columns: readonly Column[]
}

/** What went wrong outside, in words for the person whose connection it is; never with a secret in it. */
export class OutsideFailed extends Error {
  override readonly name = 'OutsideFailed'
  /** Nobody answered, or not now: the same might work later. */
  readonly isDown: boolean

  constructor(message: string, isDown = false) {
    super(message)
    this.isDown = isDown
  }
}
