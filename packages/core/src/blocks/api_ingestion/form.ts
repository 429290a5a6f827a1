import { PAGINGS, REQUEST_METHODS, type WebRequest } from '../../relation/web-request.ts'
import type { Field, Form } from '../form.ts'

const PAGING_LABELS: Readonly<Record<WebRequest['paging'], string>> = {
  none: 'One answer holds everything',
  page: 'Pages by number',
  offset: 'Rows to pass over',
  cursor: 'A cursor in the answer',
  header: 'A cursor in a header of the answer',
  link: 'A Link header (rel="next")',
}

const at = (name: keyof WebRequest | 'connectionId') => `dataSource.config.${name}`
const whenPaged = (...kinds: readonly WebRequest['paging'][]) => ({
  path: at('paging'),
  oneOf: kinds,
})
const MANY = PAGINGS.filter((paging) => paging !== 'none')
const SENDING = { path: at('method'), oneOf: ['POST', 'PUT'] }
const tab = 'data-source'

const asked: readonly Field[] = [
  {
    path: at('url'),
    label: 'Address',
    placeholder: 'https://api.example.com/orders',
    widget: 'text',
    holds: 'url',
    tab,
  },
  {
    path: at('method'),
    label: 'Method',
    widget: 'select',
    tab,
    options: REQUEST_METHODS.map((value) => ({ value, label: value })),
  },
  {
    path: at('connectionId'),
    label: 'Connection',
    help: 'Holds tokens, passwords and keys, sealed. A public address needs none: trying it makes one.',
    widget: 'connection',
    offers: 'requests',
    tab,
  },
  // Near the address, as it is what has to be done next; the rest is for answers that need more.
  { path: 'dataSource.config', label: 'What it answers', widget: 'request', tab },
  {
    path: at('headers'),
    label: 'Headers (JSON)',
    help: 'Tokens and keys in here are moved into the connection.',
    placeholder: '{"Accept": "application/json"}',
    widget: 'text',
    tab,
  },
  {
    path: at('parameters'),
    label: 'Parameters',
    widget: 'rows',
    tab,
    fields: [
      { path: 'name', label: 'Name', widget: 'text' },
      { path: 'value', label: 'Value', widget: 'text' },
    ],
    fresh: { name: '', value: '' },
  },
  {
    path: at('body'),
    label: 'Body',
    placeholder: '{"since": "2024-01-01"}',
    widget: 'long-text',
    tab,
    showWhen: SENDING,
  },
  {
    path: at('rowsAt'),
    label: 'Path to the rows',
    help: 'Where in the answer the rows stand. Empty: the one list there is. Of an Excel file, the name of its sheet.',
    placeholder: 'data.items',
    widget: 'text',
    tab,
  },
]

const paged: readonly Field[] = [
  {
    path: at('paging'),
    label: 'Pages',
    widget: 'select',
    tab,
    options: PAGINGS.map((value) => ({ value, label: PAGING_LABELS[value] })),
  },
  {
    path: at('cursorAt'),
    label: 'Where the cursor stands',
    help: 'A path into the answer, or the name of the header. A whole address there is followed.',
    placeholder: 'meta.next',
    widget: 'text',
    tab,
    showWhen: whenPaged('cursor', 'header'),
  },
  {
    path: at('pageParameter'),
    label: 'Parameter of the page',
    help: 'It carries the number, the rows to pass over or the cursor. Empty: page, offset or cursor.',
    widget: 'text',
    tab,
    showWhen: whenPaged('page', 'offset', 'cursor', 'header'),
  },
  {
    path: at('firstPage'),
    label: 'Number of the first page',
    widget: 'number',
    range: { least: 0, most: 1_000_000, step: 1 },
    tab,
    showWhen: whenPaged('page'),
  },
  {
    path: at('sizeParameter'),
    label: 'Parameter of the page size',
    help: 'Empty: it is not sent.',
    placeholder: 'per_page',
    widget: 'text',
    tab,
    showWhen: { path: at('paging'), oneOf: MANY },
  },
  {
    path: at('pageSize'),
    label: 'Rows of a page',
    widget: 'number',
    range: { least: 1, most: 10_000, step: 1 },
    tab,
    showWhen: { path: at('paging'), oneOf: MANY },
  },
  {
    path: at('mostPages'),
    label: 'Pages at most',
    widget: 'number',
    range: { least: 1, most: 10_000, step: 1 },
    tab,
    showWhen: { path: at('paging'), oneOf: MANY },
  },
  {
    path: at('stopsAtMost'),
    label: 'Leave out the pages beyond',
    help: 'Otherwise a run fails that finds more, as it always does where only what is new is read.',
    widget: 'switch',
    tab,
    showWhen: { path: at('paging'), oneOf: MANY },
  },
]

const WHEN_NEW = { path: at('reads'), equals: 'new' }

const readOn: readonly Field[] = [
  {
    path: at('reads'),
    label: 'A run reads',
    widget: 'select',
    tab,
    options: [
      { value: 'all', label: 'Everything' },
      { value: 'new', label: 'What is new since the last run' },
    ],
  },
  {
    path: at('sinceField'),
    label: 'By the field',
    help: 'Its largest value so far is where the next run begins: a moment, a number, an id that grows.',
    placeholder: 'updated_at',
    widget: 'text',
    tab,
    showWhen: WHEN_NEW,
  },
  {
    path: at('sinceParameter'),
    label: 'Parameter that carries it',
    help: 'Empty: since.',
    placeholder: 'since',
    widget: 'text',
    tab,
    showWhen: WHEN_NEW,
  },
  {
    path: at('sinceStart'),
    label: 'Where the first run begins',
    help: 'Empty: it reads everything. Whoever changes it begins there again.',
    placeholder: '2024-01-01',
    widget: 'text',
    tab,
    showWhen: WHEN_NEW,
  },
]

const further: readonly Field[] = [
  {
    path: at('standsIn'),
    label: 'Take the last rows where nobody answers',
    help: 'The rows of the last run that worked stand in while the address is down, and the run says so.',
    widget: 'switch',
    tab,
    showWhen: { path: at('reads'), equals: 'all' },
    advanced: true,
  },
  {
    path: at('format'),
    label: 'Format of the answer',
    widget: 'select',
    tab,
    options: [
      { value: 'auto', label: 'As it says itself' },
      { value: 'json', label: 'JSON' },
      { value: 'ndjson', label: 'JSON, a record a line' },
      { value: 'csv', label: 'CSV' },
      { value: 'xml', label: 'XML' },
    ],
    advanced: true,
  },
  { path: at('asText'), label: 'Every column as text', widget: 'switch', tab, advanced: true },
  {
    path: at('leavesOthers'),
    label: 'Leave out fields that are new',
    help: 'Otherwise a run fails where a record has a field that was not there when it was tried.',
    widget: 'switch',
    tab,
    advanced: true,
  },
  {
    path: at('retries'),
    label: 'Repeats after a failure',
    help: 'After "too many requests", errors of the server and lost connections.',
    widget: 'number',
    range: { least: 0, most: 10, step: 1 },
    tab,
    advanced: true,
  },
  {
    path: at('isRepeatable'),
    label: 'Sending it twice does no harm',
    widget: 'switch',
    tab,
    advanced: true,
    showWhen: SENDING,
  },
  {
    path: at('perSecond'),
    label: 'Requests a second at most',
    help: '0: as fast as they are answered.',
    widget: 'number',
    range: { least: 0, most: 100, step: 0.1 },
    tab,
    advanced: true,
  },
]

export const form: Form = {
  fields: [...asked, ...paged, ...readOn, ...further],
}
