/** A cell of nbformat 4.5. */
export interface Cell {
  readonly cell_type: 'markdown' | 'code'
  readonly id: string
  readonly metadata: { readonly tags?: readonly string[] }
  readonly source: readonly string[]
  readonly execution_count?: null
  readonly outputs?: readonly []
}

export function markdownCell(id: string, source: string): Cell {
  return { cell_type: 'markdown', id, metadata: {}, source: linesOf(source) }
}

export function codeCell(id: string, source: string, tags: readonly string[] = []): Cell {
  return {
    cell_type: 'code',
    execution_count: null,
    id,
    metadata: tags.length > 0 ? { tags } : {},
    outputs: [],
    source: linesOf(source),
  }
}

/** What a notebook is executed by. */
export interface Kernel {
  readonly display_name: string
  readonly language: string
  readonly name: string
}

/** The file as Jupyter itself writes it: one space of indentation, a line end at the last line. */
export function notebookText(cells: readonly Cell[], kernelspec: Kernel): string {
  const metadata = { kernelspec, language_info: { name: kernelspec.language } }
  return `${JSON.stringify({ cells, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
}

function linesOf(source: string): readonly string[] {
  return source.split(/(?<=\n)/)
}
