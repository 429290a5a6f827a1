import { code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { pythonScript } from '../python/python-script.ts'
import { READABLE } from '../spark/read-source.ts'
import { pysparkPieces } from './pyspark-pieces.ts'

/** A Python program over Spark, for one machine or for many. */
export const pyspark = defineTarget({
  id: 'pyspark',
  namesJoined: true,
  readable: READABLE,
  print: (program, sources) =>
    pythonScript(pysparkPieces(program, sources), { documentation: DOCUMENTATION, typed: true }),
  python: {
    requirements: ['et_xmlfile==2.0.0', 'openpyxl==3.1.5', 'py4j==0.10.9.9', 'pyspark==4.0.1'],
    system: ['openjdk-17-jre-headless'],
    environment: { SPARK_LOCAL_IP: '127.0.0.1', SPARK_LOCAL_HOSTNAME: 'localhost' },
    pieces: pysparkPieces,
    notebook: [code`spark.conf.set("spark.sql.repl.eagerEval.enabled", "true")`],
    preview: (rows) => code`${rows}.limit(10)`,
    load: (path) => code`spark.read.parquet(${path})`,
    // In one part, as rows of several come back in any order.
    save: (rows, path) => code`${rows}.coalesce(1).write.mode("overwrite").parquet(${path})`,
    readParquet: `    import shutil

    from pyspark.sql import SparkSession

    with tempfile.TemporaryDirectory() as folder:
        # Spark takes some names for patterns, and others for files of its own.
        copy = shutil.copy(path, Path(folder) / "data")
        rows = SparkSession.builder.getOrCreate().read.parquet(str(copy)).collect()
    return [row.asDict() for row in rows]`,
  },
})

const DOCUMENTATION = code`"""A data pipeline for Python 3.10 and PySpark 4.0 or newer; see --help."""`
