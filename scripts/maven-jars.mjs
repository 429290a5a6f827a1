import { execFile } from 'node:child_process'
import { readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebian } from './install-debian.mjs'
import { withLock } from './python-environment.mjs'
import { ROOT } from './root.mjs'

/**
 * The jar of a package of Maven and of all it needs, fetched once and kept; gives their folder.
 *
 * @param {string} artifact `group:name:version`, exact, so that a pass today is a pass tomorrow.
 * @returns {Promise<string>}
 */
export async function mavenJars(artifact) {
  const [group, name, version] = artifact.split(':')
  const home = join(ROOT, '.cache', `maven-${name}`)
  const stamp = join(home, 'version.txt')
  const isReady = async () => (await readFile(stamp, 'utf8').catch(() => '')) === artifact
  if (!(await isReady())) {
    await withLock(`${home}.lock`, isReady, async () => {
      if (await isReady()) return
      await rm(home, { recursive: true, force: true })
      await mkdir(home, { recursive: true })
      await writeFile(join(home, 'pom.xml'), project(group, name, version))
      await fetchAll(home)
      await writeFile(stamp, artifact)
    })
  }
  return home
}

/** @param {string} home */
async function fetchAll(home) {
  const run = promisify(execFile)
  const file = join(home, 'pom.xml')
  const args = ['-q', '-B', '-f', file, 'dependency:copy-dependencies', `-DoutputDirectory=${home}`]
  try {
    await run('mvn', ['--version'])
  } catch {
    await installDebian('Maven', ['maven'])
  }
  try {
    await run('mvn', args)
  } catch {
    // A registry that did not answer once may answer the next time.
    await run('mvn', args)
  }
}

/** @param {string | undefined} group @param {string | undefined} name @param {string | undefined} version */
function project(group, name, version) {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>runtime</groupId>
  <artifactId>runtime</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${name}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`
}
