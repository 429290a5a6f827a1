import { readFile, writeFile } from 'node:fs/promises'
import { type Diagnostic, importSql } from '@plainflow/core'
import { type Command, CommandFailed, DATA_HELP, DATA_OPTION, UsageError } from '../command.ts'
import { openData } from '../open-data.ts'

export const importCommand: Command = {
  name: 'import',
  summary: 'Turn a SELECT into a pipeline file; the SQL is parsed, never run',
  usage: 'query.sql --data [name=]path… [--out pipeline.json]',
  help: [DATA_HELP, ['--out file', 'write the pipeline there instead of printing it']],
  options: { ...DATA_OPTION, out: { type: 'string' } },
  async run({ words: [path], text, texts }) {
    if (path === undefined) throw new UsageError('The SQL file is missing.')
    if (texts('data').length === 0)
      throw new UsageError('--data is missing: the tables of the query are not known.')
    const sql = await readFile(path, 'utf8').catch(() => {
      throw new CommandFailed(`There is no file ${path}.`)
    })
    const data = await openData(texts('data'))
    await data.close()
    const imported = importSql(sql, data.catalogue, Date.now())
    const lines = imported.diagnostics.map((one) => lineOf(one, path, sql))
    if (!('pipeline' in imported)) throw new CommandFailed(lines[0] ?? 'It does not import.')
    for (const line of [...data.warnings, ...lines]) process.stderr.write(`${line}\n`)
    const file = `${JSON.stringify(imported.pipeline, null, 2)}\n`
    const out = text('out')
    if (out === undefined) process.stdout.write(file)
    else await writeFile(out, file)
    return 0
  },
}

/** `query.sql:3:8 error: There is no column amout; amount is near.` */
function lineOf({ severity, at, message, hint }: Diagnostic, path: string, sql: string): string {
  const before = sql.slice(0, at.span?.start ?? 0).split('\n')
  const place = `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  return `${place} ${severity}: ${message} ${hint}`.trim()
}
