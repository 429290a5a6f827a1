import type { CodeCalls } from '../../connector-code.ts'
import { JDBC_ADDRESS, JDBC_DRIVER, JDBC_OPTIONS } from './jdbc.ts'
import { SESSION } from './session.ts'

const OPTIONS = {
  names: ['postgresqlSession', 'postgresqlNames', 'postgresqlAddress', 'postgresqlOptions'],
  definition: `private val postgresqlSession = Seq(
${SESSION.map((each) => `  "${each}"`).join(',\n')}
).mkString("; ")

private val postgresqlNames = Map(
${JDBC_OPTIONS.map(([name, ours]) => `  "${name}" -> "${ours}"`).join(',\n')}
)

private val postgresqlAddress =
  ("""${JDBC_ADDRESS.slice(0, 60)}""" +
    """${JDBC_ADDRESS.slice(60)}""").r

/** Options of Spark and of JDBC for the address in the environment variable. */
private def postgresqlOptions(variable: String): Map[String, String] = {
  def decoded(text: String): String =
    URLDecoder.decode(Option(text).getOrElse("").replace("+", "%2B"), "UTF-8")
  val parts = sys.env.getOrElse(variable, "") match {
    case postgresqlAddress(parts @ _*) => parts
    case _ =>
      throw new IllegalArgumentException(
        s"$variable has to be postgresql://user:password@host:5432/database"
      )
  }
  val Seq(user, password, named, port, database) = parts.take(5).map(decoded)
  val pairs = Option(parts(5)).getOrElse("").split("&").toSeq.filter(_.nonEmpty)
  val all = pairs.map { each =>
    val (name, value) = each.span(_ != '=')
    name -> decoded(value.drop(1))
  }.toMap
  val host = Seq(all.getOrElse("host", ""), named, "localhost").find(_.nonEmpty).get
  val door = if (port.isEmpty) "5432" else port
  val path = URLEncoder.encode(if (database.isEmpty) user else database, "UTF-8")
  val way =
    // A folder with the server's socket; Spark needs junixsocket-common for it as well.
    if (host.startsWith("/"))
      Map(
        "url" -> s"jdbc:postgresql:///$path",
        "socketFactory" -> "org.newsclub.net.unix.AFUNIXSocketFactory$FactoryArg",
        "socketFactoryArg" -> s"$host/.s.PGSQL.$door",
        "sslmode" -> "disable"
      )
    else Map("url" -> s"jdbc:postgresql://$host:$door/$path")
  val options = (all - "host").map { case (name, value) =>
    val known = postgresqlNames.getOrElse(
      name,
      throw new IllegalArgumentException(
        s"The address in $variable has an option that Spark does not know: $name"
      )
    )
    known -> value
  }
  val people = Map("user" -> user, "password" -> password).filter(_._2.nonEmpty)
  Map("driver" -> "org.postgresql.Driver") ++ way ++ people ++ options
}`,
}

/** `read(spark, variable, query)` gives a DataFrame of texts, `write(table, variable, stage, staged, finish)` takes any. */
export const IN_SCALA: CodeCalls = {
  kind: 'calls',
  requirements: [],
  drivers: [JDBC_DRIVER],
  cells: 'texts',
  read: {
    name: 'readPostgresql',
    standard: ['java.net.URLDecoder', 'java.net.URLEncoder'],
    outside: ['org.apache.spark.sql.DataFrame', 'org.apache.spark.sql.SparkSession'],
    shared: OPTIONS,
    definition: `/** The rows of a query, every cell as its text; Spark needs ${JDBC_DRIVER}. */
private def readPostgresql(spark: SparkSession, variable: String, query: String): DataFrame =
  spark.read
    .format("jdbc")
    .options(postgresqlOptions(variable))
    .option("sessionInitStatement", postgresqlSession)
    .option("readOnly", "true")
    // What Spark would have the database compare, it might compare in another order.
    .option("pushDownPredicate", "false")
    .option("fetchsize", "10000")
    .option("query", query)
    .load()`,
  },
  write: {
    name: 'writePostgresql',
    standard: [
      'java.net.URLDecoder',
      'java.net.URLEncoder',
      'java.sql.Driver',
      'java.util.Properties',
      'scala.jdk.CollectionConverters._',
      'scala.util.Using',
    ],
    outside: ['org.apache.spark.sql.DataFrame', 'org.apache.spark.sql.functions._'],
    shared: OPTIONS,
    definition: `/** Writes rows in one transaction, all or none; Spark needs ${JDBC_DRIVER}. */
private def writePostgresql(
    table: DataFrame,
    variable: String,
    stage: Seq[String],
    staged: String,
    finish: Seq[String]
): Unit = {
  // Texts that the database reads as what its columns hold.
  val texts = table.select(
    table.columns.toSeq.map(name => col("\`" + name.replace("\`", "\`\`") + "\`").cast("string")): _*
  )
  val properties = new Properties
  properties.setProperty("stringtype", "unspecified")
  properties.setProperty("reWriteBatchedInserts", "true")
  val options = postgresqlOptions(variable)
  options.foreach { case (name, value) => properties.setProperty(name, value) }
  val loader = Thread.currentThread().getContextClassLoader
  val made = Class.forName(options("driver"), true, loader).getDeclaredConstructor().newInstance()
  val driver = made.asInstanceOf[Driver]
  Using.resource(driver.connect(options("url"), properties)) { connection =>
    connection.setAutoCommit(false)
    def ask(statements: Seq[String]): Unit =
      Using.resource(connection.createStatement())(each => statements.foreach(each.execute))
    ask(postgresqlSession +: stage)
    val marks = texts.columns.map(_ => "?").mkString(", ")
    val statement = s"INSERT INTO $staged VALUES ($marks)"
    Using.resource(connection.prepareStatement(statement)) { insert =>
      texts.toLocalIterator().asScala.grouped(1000).foreach { rows =>
        rows.foreach { row =>
          (0 until row.length).foreach(at => insert.setString(at + 1, row.getString(at)))
          insert.addBatch()
        }
        insert.executeBatch()
      }
    }
    ask(finish)
    connection.commit()
  }
}`,
  },
}
