import com.fasterxml.jackson.databind.ObjectMapper
import java.io.{File, PrintWriter, StringWriter}
import java.net.URLClassLoader
import java.nio.file.{Files, Path, Paths}
import java.util.{List => JavaList, Map => JavaMap}
import org.apache.logging.log4j.{Level, LogManager}
import org.apache.logging.log4j.core.{LogEvent, Logger}
import org.apache.logging.log4j.core.appender.AbstractAppender
import org.apache.logging.log4j.core.config.Property
import org.apache.spark.sql.SparkSession
import scala.collection.mutable
import scala.jdk.CollectionConverters._
import scala.reflect.internal.util.{BatchSourceFile, Position}
import scala.tools.nsc.{Global, Settings}
import scala.tools.nsc.reporters.FilteringReporter

/**
 * Compiles printed programs in one run of the compiler and runs them in one session of Spark:
 * `run`, or reads them by the compiler's parser alone: `parse`. Both cross as JSON.
 */
object Driver {
  def main(args: Array[String]): Unit = {
    val Array(mode, given, answer) = args
    val json = new ObjectMapper()
    val told: AnyRef = mode match {
      case "run" =>
        val folders = json.readValue(new File(given), classOf[JavaList[String]])
        run(folders.asScala.toIndexedSeq, Paths.get(answer).resolveSibling("classes"))
      case "parse" =>
        val programs = json.readValue(new File(given), classOf[JavaList[JavaMap[String, AnyRef]]])
        parse(programs.asScala.toIndexedSeq)
    }
    json.writeValue(new File(answer), told)
    // Threads of Spark would keep the machine up.
    System.exit(0)
  }

  private class Found(val settings: Settings) extends FilteringReporter {
    val errors = mutable.Map.empty[String, String]
    override def doReport(position: Position, message: String, severity: Severity): Unit =
      if (severity == ERROR) {
        val (file, line) =
          if (position.isDefined) (position.source.file.name, position.line) else ("", 0)
        errors(file) = errors.getOrElse(file, "") + s"does not compile: line $line: $message\n"
      }
  }

  private def compiler(classes: Option[Path]): (Global, Found) = {
    val settings = new Settings()
    settings.usejavacp.value = true
    settings.encoding.value = "UTF-8"
    settings.nowarn.value = true
    classes.foreach(path => settings.outputDirs.setSingleOutput(path.toString))
    val found = new Found(settings)
    (new Global(settings, found), found)
  }

  /** What does not compile is told and left out, so that the others are not blamed. */
  private def compile(folders: IndexedSeq[String], classes: Path): mutable.Map[String, String] = {
    Files.createDirectories(classes)
    val (global, found) = compiler(Some(classes))
    val sources = folders.indices.map { index =>
      val code = Files.readString(Paths.get(folders(index), "pipeline.scala"))
      new BatchSourceFile(s"p$index", s"package p$index\n$code")
    }
    val failed = mutable.Map.empty[String, String]
    var left = sources
    while (left.nonEmpty) {
      found.reset()
      found.errors.clear()
      new global.Run().compileSources(left.toList)
      if (found.errors.contains("")) throw new IllegalStateException(found.errors(""))
      if (found.errors.isEmpty) left = left.take(0)
      else {
        failed ++= found.errors
        left = left.filterNot(source => failed.contains(source.file.name))
      }
    }
    failed
  }

  private def run(folders: IndexedSeq[String], classes: Path): AnyRef = {
    val failed = compile(folders, classes)
    SparkSession
      .builder()
      .master("local[2]")
      .config("spark.ui.enabled", "false")
      .config("spark.sql.shuffle.partitions", "1")
      .config("spark.default.parallelism", "1")
      .config("spark.sql.adaptive.enabled", "false")
      .config("spark.sql.codegen.wholeStage", "false")
      .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
      .config("spark.ui.showConsoleProgress", "false")
      .getOrCreate()
      .sparkContext
      .setLogLevel("OFF")
    val said = mutable.Buffer.empty[String]
    val ear = new AbstractAppender("ear", null, null, true, Property.EMPTY_ARRAY) {
      def append(event: LogEvent): Unit =
        if (event.getLevel == Level.WARN) said += event.getMessage.getFormattedMessage
    }
    ear.start()
    LogManager.getLogger("pipeline") match {
      case logger: Logger =>
        logger.addAppender(ear)
        logger.setLevel(Level.INFO)
    }
    val loader = new URLClassLoader(Array(classes.toUri.toURL), getClass.getClassLoader)
    val answers = folders.indices.map { index =>
      said.clear()
      val wrong = failed.get(s"p$index").orElse(failureOf(loader, s"p$index", folders(index)))
      Map("failed" -> wrong.orNull, "warnings" -> said.toList.asJava).asJava
    }
    answers.asJava
  }

  private def failureOf(loader: ClassLoader, name: String, folder: String): Option[String] =
    try {
      val program = loader.loadClass(s"$name.Pipeline")
      val spark = program.getMethod("startSpark").invoke(null)
      val place = Paths.get(folder)
      val types = Seq(classOf[SparkSession], classOf[Path], classOf[Path])
      program.getMethod("run", types: _*).invoke(null, spark, place, place)
      None
    } catch {
      case error: Throwable =>
        val said = new StringWriter()
        error.printStackTrace(new PrintWriter(said))
        val whole = said.toString
        Some(if (whole.length < 3000) whole else whole.take(1000) + whole.takeRight(2000))
    }

  /** Whether programs are the same but for their strings, and have each of these as a literal. */
  private def parse(programs: IndexedSeq[JavaMap[String, AnyRef]]): AnyRef = {
    val (global, found) = compiler(None)
    import global._
    new Run()
    val shapes = programs.map { program =>
      def given(name: String): Set[String] =
        program.get(name).asInstanceOf[JavaList[String]].asScala.toSet
      val (strings, known) = (given("strings"), given("forms"))
      val seen = mutable.Set.empty[String]
      val code = new BatchSourceFile("hostile", program.get("code").toString)
      found.reset()
      found.errors.clear()
      val tree = newUnitParser(new CompilationUnit(code)).parse()
      val shape = new StringBuilder
      new Traverser {
        override def traverse(tree: Tree): Unit = {
          tree match {
            case Literal(Constant(text: String)) if known(text) =>
              seen += text
              shape ++= "#"
            case Literal(constant) => shape ++= constant.toString
            case named: RefTree    => shape ++= named.getClass.getSimpleName + named.name
            case named: DefTree    => shape ++= named.getClass.getSimpleName + named.name
            case other             => shape ++= other.getClass.getSimpleName
          }
          shape ++= "("
          super.traverse(tree)
          shape ++= ")"
        }
      }.traverse(tree)
      (shape.toString, strings.subsetOf(seen), found.errors.isEmpty)
    }
    val astray = shapes.count { case (shape, whole, fine) =>
      shape != shapes.head._1 || !whole || !fine
    }
    Map("read" -> Int.box(shapes.length), "astray" -> Int.box(astray)).asJava
  }
}
