import { code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { pythonScript } from '../python/python-script.ts'
import { polarsPieces } from './polars-pieces.ts'
import { READABLE } from './read-source.ts'

/** A Python program over Polars. */
export const polars = defineTarget({
  id: 'polars',
  readable: READABLE,
  print: (program, sources) =>
    pythonScript(polarsPieces(program, sources), { documentation: DOCUMENTATION, typed: true }),
  python: {
    requirements: ['polars==1.35.2', 'polars-runtime-32==1.35.2', 'XlsxWriter==3.2.9'],
    pieces: polarsPieces,
    preview: (rows) => code`${rows}.head(10).collect()`,
    load: (path) => code`pl.scan_parquet(${path})`,
    save: (rows, path) => code`${rows}.sink_parquet(${path})`,
    readParquet: `    import polars

    return polars.read_parquet(path).to_dicts()`,
  },
})

const DOCUMENTATION = code`"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""`
