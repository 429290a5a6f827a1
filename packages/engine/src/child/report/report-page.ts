import type { Cell, Column, ColumnType } from '@plainflow/core'
import type { ColumnProfile, Profile } from '../../job.ts'
import { escapeHtml } from './escape-html.ts'
import { REPORT_STYLE } from './report-style.ts'

export interface ReportContent {
  readonly title: string
  /** What was done to the data, a sentence each. */
  readonly told: readonly string[]
  /** Those whose cells are in `rows`. */
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** Of all columns and all rows. */
  readonly summary: Profile
}

/** The whole page: nothing is loaded from elsewhere, and nothing in it is a program. */
export function reportPage({ title, told, columns, rows, summary }: ReportContent): string {
  const { rowCount, columnCount } = summary
  const extent = `${counted(rowCount, 'row')}, ${counted(columnCount, 'column')}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="extent">${extent}</p>
${stepsPart(told)}
${columnsPart(summary)}
${rowsPart(columns, rows, summary)}
</main>
</body>
</html>
`
}

function stepsPart(told: readonly string[]): string {
  if (told.length === 0) return ''
  const items = told.map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
  return `<h2>How it was made</h2>\n<ol>\n${items.join('\n')}\n</ol>`
}

function columnsPart({ columns, columnCount, rowCount, profiledRows }: Profile): string {
  if (columns.length === 0) return ''
  const notes = [
    columns.length < columnCount ? `The first ${grouped(columns.length)} columns.` : '',
    profiledRows < rowCount ? `Of the first ${grouped(profiledRows)} rows.` : '',
    columns.some(({ isDistinctExact }) => !isDistinctExact)
      ? 'Counts of values are estimates.'
      : '',
  ]
  const heads = [
    'Column',
    'Type',
    'Empty',
    'Values',
    'Smallest',
    'Largest',
    'Average',
    'Most often',
  ]
  const head = heads.map((name) => headCell(name, FIGURES.has(name))).join('')
  const body = columns.map((column) => `<tr>${summaryCells(column)}</tr>`)
  return `<h2 id="columns">Columns</h2>\n${note(notes)}${table('columns', head, body)}`
}

const FIGURES = new Set(['Empty', 'Values', 'Average'])

const TYPE_WORDS: Readonly<Record<ColumnType, string>> = {
  integer: 'whole number',
  number: 'number',
  text: 'text',
  boolean: 'true or false',
  date: 'date',
  timestamp: 'date and time',
}

function summaryCells({ name, type, nulls, distinct, min, max, mean, top }: ColumnProfile): string {
  const most = top[0]
  const often = most && most.count > 1 ? `${shown(most.value)} (${grouped(most.count)} times)` : ''
  return [
    `<th scope="row">${escapeHtml(name)}</th>`,
    textCell(TYPE_WORDS[type]),
    numberCell(grouped(nulls)),
    numberCell(grouped(distinct)),
    textCell(shown(min)),
    textCell(shown(max)),
    numberCell(typeof mean === 'number' ? String(Number(mean.toPrecision(6))) : shown(mean)),
    textCell(often),
  ].join('')
}

function rowsPart(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { rowCount, columnCount }: Profile,
): string {
  const notes = [
    rows.length < rowCount ? `The first ${grouped(rows.length)} of ${grouped(rowCount)} rows.` : '',
    columns.length < columnCount ? `The first ${grouped(columns.length)} columns.` : '',
    rowCount === 0 ? 'There are no rows.' : '',
  ]
  const isNumber = columns.map(({ type }) => type === 'integer' || type === 'number')
  const head = columns.map(({ name }, at) => headCell(name, isNumber[at] ?? false)).join('')
  const body = rows.map((row) => {
    const cells = row.map((cell, at) => (isNumber[at] ? numberCell : textCell)(shown(cell)))
    return `<tr>${cells.join('')}</tr>`
  })
  const heading = `<h2 id="rows">Rows</h2>\n${note(notes)}`
  return rowCount === 0 || columns.length === 0 ? heading : heading + table('rows', head, body)
}

/** It scrolls by itself where it is wide; whoever has no mouse reaches it with the keyboard. */
function table(labelledBy: string, head: string, body: readonly string[]): string {
  return `<div class="scroll" role="region" tabindex="0" aria-labelledby="${labelledBy}">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>`
}

function note(sentences: readonly string[]): string {
  const said = sentences.filter((sentence) => sentence !== '')
  return said.length === 0 ? '' : `<p class="note">${said.join(' ')}</p>\n`
}

function headCell(name: string, isNumber: boolean): string {
  return `<th scope="col"${isNumber ? ' class="number"' : ''}>${escapeHtml(name)}</th>`
}

function textCell(text: string): string {
  return `<td>${escapeHtml(text)}</td>`
}

function numberCell(text: string): string {
  return `<td class="number">${escapeHtml(text)}</td>`
}

/** As it stands in the data: nothing is rounded. */
function shown(cell: Cell): string {
  return cell === null ? '' : String(cell)
}

function counted(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
