import { code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { pythonScript } from '../python/python-script.ts'
import { pandasPieces } from './pandas-pieces.ts'
import { READABLE } from './read-source.ts'

/** A Python program over pandas that reads files from one folder and writes to another. */
export const pandas = defineTarget({
  id: 'pandas',
  readable: READABLE,
  print: (program, sources) =>
    pythonScript(pandasPieces(program, sources), { documentation: DOCUMENTATION, typed: false }),
  python: {
    requirements: [
      'et_xmlfile==2.0.0',
      'numpy==2.3.5',
      'openpyxl==3.1.5',
      'pandas==2.3.3',
      'pyarrow==22.0.0',
      'python-dateutil==4.0.0',
      'pytz==2026.6',
      'tzdata==2026.6',
    ],
    pieces: pandasPieces,
    preview: (rows) => code`${rows}.head(10)`,
    load: (path) => code`pd.read_parquet(${path})`,
    save: (rows, path) => code`${rows}.to_parquet(${path})`,
    readParquet: `    import pyarrow.parquet

    return pyarrow.parquet.read_table(path).to_pylist()`,
  },
})

const DOCUMENTATION = code`"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""`
