import { prepare } from '../../../../../scripts/runtimes/pyspark.mjs'
import { pythonRuntime } from './python-driver.ts'

/**
 * One session for all programs, which ask for it by `getOrCreate`. Tables of ten rows are faster
 * interpreted than compiled. Where there is a network of its own, its loopback has to be brought up,
 * as Python and Java speak over it.
 */
const BEFORE = `
import fcntl, socket, struct

try:
    with socket.socket() as probe:
        fcntl.ioctl(probe, 0x8914, struct.pack("16sh14x", b"lo", 0x49))
except OSError:
    pass
os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
os.environ["PYSPARK_PYTHON"] = sys.executable
settings = {
    "spark.ui.enabled": "false",
    "spark.driver.memory": "1500m",
    "spark.driver.extraJavaOptions": "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
    "spark.sql.shuffle.partitions": "1",
    "spark.default.parallelism": "1",
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.ui.showConsoleProgress": "false",
    "spark.sql.sources.parallelPartitionDiscovery.parallelism": "1",
}
from pyspark.sql import SparkSession

builder = SparkSession.builder.master("local[2]")
for name, value in settings.items():
    builder = builder.config(name, value)
builder.getOrCreate().sparkContext.setLogLevel("OFF")
logging.getLogger("DataFrameQueryContextLogger").setLevel(logging.CRITICAL)
`

export const pysparkRuntime = {
  ...pythonRuntime({ target: 'pyspark', prepare, before: BEFORE, time: 1_500_000 }),
  isSlow: true as const,
}
