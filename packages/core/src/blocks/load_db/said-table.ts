import type { CatalogueConnection } from '../../tables/catalogue.ts'
import { foldName } from '../../words/fold.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { listed, LOADING, plainName, restOf } from '../outline-words.ts'
import { saidConnection } from '../said-connection.ts'
import { knownColumns } from './asked-source.ts'
import { readsTable } from './reads-table.ts'

const VERB = new RegExp(String.raw`^(?:${LOADING})\s+`, 'i')
const BEFORE_PLACE = /(?:^|\s)(?:from|in|out of|of)\s+/gi
const TABLE_BEHIND = /^\s*(?:,\s*)?(?:table|collection)\s+["']?([\w.]+)["']?(.*)$/is

/** "load customers from the crm database", by the connections there are; null where it names none of them. */
export function tableOfConnection(clause: string, { catalogue }: Given): Outlined | null {
  const verb = VERB.exec(clause)?.[0]
  if (verb === undefined) return null
  const said = clause.slice(verb.length)
  for (const { index, 0: word } of said.matchAll(BEFORE_PLACE)) {
    const found = saidConnection(said.slice(index + word.length), catalogue)
    if (!found) continue
    const [, behind, after] = TABLE_BEHIND.exec(found.rest) ?? []
    const names = behind === undefined ? namesIn(said.slice(0, index)) : [behind]
    if (names === null) continue
    const [name = '', ...more] = names
    const { connection, assumptions } = found
    const others = more.length === 0 ? '' : ` and ${more.join(' and ')} from "${connection.name}"`
    const configuration = readsTable(tableCalled(name, connection))
    const isKnown = knownColumns(configuration, catalogue) !== undefined
    return {
      configuration,
      confidence: 0.97,
      assumptions,
      open: isKnown ? [] : [openOf(name, connection)],
      ...restOf(`${others}${after ?? found.rest}`),
    }
  }
  return null
}

function openOf(name: string, connection: CatalogueConnection): string {
  if (name === '') return `Which table of "${connection.name}" to load is still to be said.`
  return `The columns of "${name}" are not known yet: choose it in its block, so that "${connection.name}" is asked for them.`
}

/** "rows from the customers table": what stands last names it. Null for what is no name. */
function namesIn(text: string): readonly string[] | null {
  const last = text.split(/\s+(?:from|in|of)\s+/i).at(-1) ?? ''
  const names = listed(last)
    .map((name) => plainName(name.replace(/^(?:the\s+)?(?:table|collection)\s+/i, '')))
    .filter((name) => !NAMELESS.test(name))
  return names.every((name) => /^[\p{L}\p{N}_.]+$/u.test(name)) ? names : null
}

const NAMELESS = /^(?:data|everything|rows|records|tables?|it|them)?$/i

/** As the connection spells it, where it was looked at; otherwise as it was said. */
function tableCalled(name: string, { id, connector, known }: CatalogueConnection) {
  const tables = known.flatMap(({ source }) => (source.kind === 'table' ? [source] : []))
  const [schema, own] = name.includes('.') ? name.split('.', 2) : ['', name]
  const found =
    tables.find(({ table }) => table === name) ??
    tables.find((one) => one.table === own && one.schema === schema) ??
    tables.find(({ table }) => foldName(table) === foldName(name))
  return found ?? { kind: 'table' as const, connector, connection: id, schema: '', table: name }
}
