import { code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { pythonScript } from '../python/python-script.ts'
import { READABLE } from '../spark/read-source.ts'
import { pysparkPieces } from './pyspark-pieces.ts'

/** A Python program over Spark, for one machine or for many. */
export const pyspark = defineTarget({
  id: 'pyspark',
  readable: READABLE,
  print: (program, sources) =>
    pythonScript(pysparkPieces(program, sources), { documentation: DOCUMENTATION, typed: true }),
})

const DOCUMENTATION = code`"""A data pipeline for Python 3.10 and PySpark 4.0 or newer; see --help."""`
