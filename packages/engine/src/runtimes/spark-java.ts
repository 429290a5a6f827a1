/** What Spark asks of Java 17 and newer: its own launcher gives the same. */
export const SPARK_JAVA: readonly string[] = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  '--add-modules=jdk.incubator.vector',
  ...[
    'java.base/java.io',
    'java.base/java.lang',
    'java.base/java.lang.invoke',
    'java.base/java.lang.reflect',
    'java.base/java.net',
    'java.base/java.nio',
    'java.base/java.util',
    'java.base/java.util.concurrent',
    'java.base/java.util.concurrent.atomic',
    'java.base/jdk.internal.ref',
    'java.base/sun.nio.ch',
    'java.base/sun.nio.cs',
    'java.base/sun.security.action',
    'java.base/sun.util.calendar',
    'java.security.jgss/sun.security.krb5',
  ].map((name) => `--add-opens=${name}=ALL-UNNAMED`),
  '-Djdk.reflect.useDirectMethodHandle=false',
  '-Dio.netty.tryReflectionSetAccessible=true',
]
