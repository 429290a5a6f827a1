import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import {
  type Measured,
  measureCostly,
} from '../packages/server/src/testing/costly/measure-costly.ts'
import { ROOT } from './root.mjs'

/** `npm run costly`: measures what small requests can cost, and writes docs/costly-requests.md. */
const all = await measureCostly(undefined, ({ what, status, cpu }) =>
  console.log(`${status}  ${Math.round(cpu)} ms  ${what}`),
)
const path = join(ROOT, 'docs/costly-requests.md')
await writeFile(path, await format(page(all), { filepath: path }))

function page(measured: readonly Measured[]): string {
  const most = (part: 'cpu' | 'stallCpu') => Math.max(...measured.map((one) => one[part]))
  const refused = measured.filter(({ code }) => code === 'too_complex').length
  return `# Costly requests

Requests that are short to write and long to work out, sent to a server one after the other. Written by
\`npm run costly\`; \`npm run test:long\` holds each of them to these bounds: no fault of the server, 5 seconds of
its processor time (all threads together, the engine's processes aside), and 200 ms for one turn of its event
loop. Why it is done in threads: [decision 45](decisions/0045-thinking-in-threads.md).

Of ${measured.length} requests, ${refused} are refused as \`too_complex\`: after 3 seconds of their thread, or as a program too large to run. The costliest takes
${seconds(most('cpu'))}, the longest turn ${Math.round(most('stallCpu'))} ms. Times are those of the processor: they do not depend on how busy
the machine is.

| # | request | route | size | answer | processor | longest turn |
| --: | --- | --- | --: | --- | --: | --: |
${measured.map(line).join('\n')}
`
}

function line({ what, route, bytes, status, code, cpu, stallCpu }: Measured, at: number): string {
  const size = bytes === 0 ? '' : `${Math.ceil(bytes / 1_000)} kB`
  const answer = code === '' ? `${status}` : `${status} \`${code}\``
  const cells = [
    at + 1,
    what,
    `\`${route}\``,
    size,
    answer,
    seconds(cpu),
    `${Math.round(stallCpu)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}
