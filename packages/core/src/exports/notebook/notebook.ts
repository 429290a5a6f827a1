import { EXPORT_WORDS } from '../export.ts'
import type { Export, ExportFile } from '../export.ts'
import { exportStem } from '../export-stem.ts'
import { notebookText } from './notebook-file.ts'
import type { Cell, Kernel } from './notebook-file.ts'
import { pythonCells } from './python-cells.ts'
import { rCells } from './r-cells.ts'

/** A notebook whose cells are the steps of the script, so that both compute the same. */
export const notebook: Export = {
  id: 'notebook',
  ...EXPORT_WORDS.notebook,
  python: { files: (given) => [file(given.title, pythonCells(given), PYTHON)] },
  r: {
    files: (given) => [file(given.title, rCells(given), R)],
    notes: () => ['It takes the kernel IRkernel: r-cran-irkernel in Debian.'],
  },
}

const PYTHON: Kernel = { display_name: 'Python 3', language: 'python', name: 'python3' }
const R: Kernel = { display_name: 'R', language: 'R', name: 'ir' }

function file(title: string, cells: readonly Cell[], kernel: Kernel): ExportFile {
  return { path: `${exportStem(title, '-')}.ipynb`, text: notebookText(cells, kernel) }
}
