import { defineTarget } from '../define-target.ts'
import { dplyrPieces, sharedPieces } from './dplyr-pieces.ts'
import { rScript } from './r-script.ts'
import { READABLE, VALUE_GAPS } from './read-source.ts'
import { FORMAT_GAPS } from './write-outlet.ts'

/** An R script over dplyr and its like: a pipe for each step. */
export const dplyr = defineTarget({
  id: 'dplyr',
  readable: READABLE,
  copies: 'csv',
  gaps: { formats: FORMAT_GAPS, values: VALUE_GAPS },
  print: (program, sources) => rScript(dplyrPieces(program, sources)),
  r: {
    packages: [
      'r-base-core=4.2.2.20221110-2',
      'r-cran-bit64=4.0.5-1',
      'r-cran-dplyr=1.0.10-1',
      'r-cran-lubridate=1.9.2+dfsg-1',
      'r-cran-openxlsx=4.2.5.2-1',
      'r-cran-readr=2.1.4-1',
      'r-cran-stringr=1.5.0-1',
      'r-cran-tidyr=1.3.0-1',
      'r-cran-vctrs=0.5.2-1',
    ],
    pieces: sharedPieces,
  },
})
