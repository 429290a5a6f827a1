import type { Catalogue } from '../tables/catalogue.ts'

/** What was asked for that no pipeline of ours does, and what can be said without it. */
export interface BeyondUs {
  readonly problem: string
  /** The request without that part, where something is left of it. */
  readonly rest: string
}

/**
 * "Plot …", "forecast …", "post it to Slack": such words are understood, and there is nothing behind them.
 * To call them "not understood" would have people look for another wording.
 */
export function beyondUs(sentence: string, { datasets }: Catalogue): BeyondUs | null {
  const names = datasets.flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)])
  for (const { form, named, problem } of BEYOND) {
    const said = form.exec(sentence)
    // A column `forecast` is asked for like any other.
    if (!said || names.some((name) => named.test(name))) continue
    const rest = `${sentence.slice(0, said.index)}${sentence.slice(said.index + said[0].length)}`
    return { problem, rest: rest.replaceAll(/\s+/g, ' ').replace(/^[\s,]+|[\s,.?!]+$/g, '') }
  }
  return null
}

const CHART =
  '(?:(?:bar|line|pie|column|area|scatter|stacked|simple) )*(?:charts?|graphs?|plots?|histograms?|diagrams?|heat ?maps?|dashboards?)'

const BEYOND: readonly {
  readonly form: RegExp
  readonly named: RegExp
  readonly problem: string
}[] = [
  {
    form: new RegExp(
      `\\b(?:(?:plot|draw|make|create|show|build|give|visuali[sz]e|chart|graph)(?: me)?(?: as)?(?: an?| the)? ${CHART}(?: (?:of|for|with|showing))?(?: the)?|(?<=^(?:please )?)(?:plot|visuali[sz]e|draw|chart|graph)(?: the)?|(?:as|in) an? ${CHART})\\b`,
      'i',
    ),
    named: /chart|graph|plot|diagram|histogram/i,
    problem: 'Plainflow draws no charts: it computes tables, which another program can draw.',
  },
  {
    form: /\b(?:forecast(?:ing|s)?|extrapolate|predict (?:the )?(?:next|future|coming|upcoming))\b/i,
    named: /forecast|predict/i,
    problem: 'Plainflow makes no forecasts: it computes from the rows that are there.',
  },
  {
    form: /\b(?:send|post|push|notify|message|share)\b.{0,40}\b(?:slack|teams|discord|telegram|whatsapp)\b/i,
    named: /slack|teams|discord|telegram|whatsapp/i,
    problem: 'Plainflow sends nothing to chat programs: a result can be exported as a file.',
  },
  {
    form: /\b(?:one[- ]hot|label|dummy|target)[- ]?(?:encod\w*|variables?)\b/i,
    named: /encod|dumm/i,
    problem: 'Plainflow does not encode columns for models.',
  },
  {
    form: /\b(?:standardi[sz]e|z-?scores?|min-?max scal\w*|feature scal\w*)\b/i,
    named: /standard|score|scal/i,
    problem:
      'Plainflow does not scale columns for models; a column can be computed with a formula.',
  },
  {
    form: /\b(?:running|moving|rolling) (?:average|mean)\b(?!.*\bover \d)/i,
    named: /running|moving|rolling/i,
    problem:
      'A moving average goes over so many rows in an order, which have to be said: "moving average of amount over 3 rows by date".',
  },
  {
    form: /\b(?:correlat(?:e|ion|ions|es)|regression line|p-?values?|t-?tests?)\b/i,
    named: /correlat|regression|value|test/i,
    problem: 'Plainflow computes no correlations or statistical tests.',
  },
]
