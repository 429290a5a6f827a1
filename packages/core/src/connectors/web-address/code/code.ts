import type { CodeLanguage } from '../../../relation/cells.ts'
import type { CodeGap, CodeVariable, ConnectorCode } from '../../connector-code.ts'
import type { ConnectionValues } from '../../connector.ts'
import { callArguments } from './call-arguments.ts'
import { IN_PANDAS, IN_POLARS, IN_PYSPARK, PYTHON_FUNCTIONS } from './in-python.ts'
import type { WebFunctions } from './web-functions.ts'

const gap = (why: string): CodeGap => ({ kind: 'gap', why })

const FUNCTIONS: Readonly<Partial<Record<CodeLanguage, WebFunctions>>> = {
  pandas: PYTHON_FUNCTIONS,
  polars: PYTHON_FUNCTIONS,
  pyspark: PYTHON_FUNCTIONS,
}

export const code: ConnectorCode = {
  select: unasked,
  write: unasked,
  call(source, columns, place) {
    const functions = FUNCTIONS[place.language]
    if (source.kind !== 'request' || !functions) return unasked()
    return callArguments(source.request, columns, place, functions)
  },
  whyNot(source) {
    if (source.kind !== 'request') return null
    if (source.request.reads === 'new')
      return 'It reads what is new, and code keeps nothing from one run to the next.'
    return FILE.test(source.request.url.replace(/[?#][^]*$/, ''))
      ? 'Code asks addresses for text, and this one is a file of another kind.'
      : null
  },
  variables,
  languages: {
    duckdb: gap('DuckDB asks web addresses by an extension that it fetches from the network.'),
    postgres: gap('No database asks web addresses by itself.'),
    pandas: IN_PANDAS,
    polars: IN_POLARS,
    pyspark: IN_PYSPARK,
    scala: gap('Scala brings no client of JSON along that keeps all digits of its numbers.'),
    dplyr: gap('R has not been proven to read the same rows from web addresses.'),
  },
}

/** What is read as a file of its own, whatever the address calls the rest. */
const FILE = /\.(?:parquet|xlsx|gz)$/i

const SECRET = 'that are secret, as a JSON object, where there are any'

/** Where it leads, and who asks. */
function variables({ authentication }: ConnectionValues): readonly CodeVariable[] {
  const isNamed = authentication === 'basic'
  const begins = `how the address begins, \`https://${isNamed ? 'user:password@' : ''}api.example.com\``
  const more = Object.hasOwn(HELD, String(authentication)) ? HELD[String(authentication)] : null
  return [
    { ending: 'URL', holds: begins },
    ...(more ? [more] : []),
    { ending: 'HEADERS', holds: `headers ${SECRET}`, isOptional: true },
    { ending: 'PARAMETERS', holds: `parameters ${SECRET}`, isOptional: true },
  ]
}

const HELD: Readonly<Record<string, CodeVariable>> = {
  bearer: { ending: 'TOKEN', holds: 'the token' },
  key: { ending: 'KEY', holds: 'the key' },
  oauth: {
    ending: 'OAUTH',
    holds: 'where tokens are given, `https://client:secret@login.example.com/oauth/token`',
  },
}

function unasked(): never {
  throw new Error('A web address is asked by a request, and holds no tables')
}
