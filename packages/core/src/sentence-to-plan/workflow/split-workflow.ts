import { partSums } from '../part-sums.ts'
import { splitClauses } from '../split-clauses.ts'
import { PARTICIPLES, PLAIN_VERBS, WORKFLOW_OPENERS } from './workflow-openers.ts'

/** One step of a description, told as an order: "remove duplicates". */
export interface WorkflowClause {
  readonly text: string
  /** Divided from the one before by a comma or "and" only. */
  readonly weak: boolean
}

/** A description of a workflow, in whichever voice and list it is told, as one order after the other. */
export function splitWorkflow(sentence: string): readonly WorkflowClause[] {
  const plain = told(withoutLead(withoutMarkers(sentence.replaceAll(/[^\S\n]+/g, ' '))))
  const parted = partSums(plain.replaceAll(JOINED_TWICE, '$1, join with '))
  const clauses = splitClauses(parted, WORKFLOW_OPENERS)
    .map(({ text, weak }) => ({ text: asOrder(text), weak }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return conditionsLast(clauses)
}

/** "join a with b on x and with c on y" is two joins. */
const JOINED_TWICE =
  /(\b(?:join|joins|merge|merges|enrich|enriches)\b[^.;\n]{1,200}?)\s+and with /gi

/** "1. ", "2) ", "- ", "Step 3: " become line ends. */
function withoutMarkers(sentence: string): string {
  const lines = sentence
    .replaceAll(/(^|\n)\s*(?:\d{1,2}[.)]|\(\d{1,2}\)|[-*•–])\s+/g, '$1')
    .replaceAll(/(^|[\s,;.])step \d{1,2}\s*[:.)-]\s*/gi, '\n')
  const inline = /^\s*(?:\(?1[.)])\s/.test(sentence)
    ? lines.replaceAll(/[\s,;.]+\(?\d{1,2}[.)]\s+(?=\p{L})/gu, '\n')
    : lines
  return inline
    .replaceAll(/(^|[;.\n]\s*)(?:firstly|first|second|secondly|third|thirdly|lastly),? /gi, '$1')
    .replaceAll(
      /\b(?:after that|afterwards|after this|subsequently|once that is done)\b,?/gi,
      'then',
    )
}

const LEAD = [
  /^\s*(?:please |can you |could you |hey |hi )*(?:build|create|make|set up|design|give|write|generate|i want|i need|i'd like|i would like|we want|we need|we'd like|we would like)(?: me| us)?(?: an?| the)? (?:[\w-]+ ){0,2}(?:pipeline|workflow|flow|etl|job|process|dag)s?(?: (?:that|which|to|where|for))?(?: (?:should|will|can|must|it|we))*[:,]?\s+/i,
  /^\s*(?:please |can you |could you )*(?:i|we) (?:want|need|would like|have) to\s+/i,
  /^\s*(?:i'd|we'd) like to\s+/i,
]

function withoutLead(sentence: string): string {
  return LEAD.reduce((rest, lead) => rest.replace(lead, ''), sentence)
}

const DONE = new RegExp(
  String.raw`(^|[,;.\n]\s*(?:and |then )*|\b(?:and|then) )((?:the |all |any )?[\w .'-]{2,80}?) (?:is|are|should be|must be|will be|get|gets|has to be|have to be|need to be|needs to be) (${[...PARTICIPLES.keys()].join('|')})\b`,
  'gi',
)

/** "Duplicates are removed": said of the rows, meant as an order. */
function told(sentence: string): string {
  return sentence.replaceAll(DONE, (whole: string, lead: string, rows: string, done: string) => {
    const verb = PARTICIPLES.get(done.toLowerCase())
    if (verb === undefined || /\b(?:where|that|which|when|if|whose|must|not)\b/i.test(rows))
      return whole
    const [first = ''] = rows.toLowerCase().split(' ')
    const orders = PLAIN_VERBS.has(`${first}s`) || [...PLAIN_VERBS.values()].includes(first)
    if (!orders)
      return `${lead}${verb} ${lead === '' ? rows[0]?.toLowerCase() + rows.slice(1) : rows}`
    // "load x and duplicates are removed": only what stands behind the last "and" is spoken of.
    const cut = rows.toLowerCase().lastIndexOf(' and ')
    return cut < 0 ? whole : `${lead}${rows.slice(0, cut)} and ${verb} ${rows.slice(cut + 5)}`
  })
}

const FILLERS =
  /^(?:(?:please|then|now|also|next|finally|lastly|and|so|afterwards|after that|in the end|at the end|i want to|we want to|it should|it|we|i|should|must|will|to|we should|i need to|we need to)[\s,:]+)+/i

/** Without what leads over from the step before, the verb in its plain form. */
function asOrder(clause: string): string {
  const text = clause.replace(FILLERS, '')
  const [first = ''] = text.split(/[\s,]/, 1)
  // "running total" opens a clause as it is.
  const opens = WORKFLOW_OPENERS.get(first.toLowerCase()) ?? []
  const asIs = opens.some(
    (phrase) => phrase.length > 1 && text.toLowerCase().startsWith(phrase.join(' ')),
  )
  const verb = asIs && !first.endsWith('s') ? undefined : PLAIN_VERBS.get(first.toLowerCase())
  return (verb === undefined ? text : verb + text.slice(first.length)).trim()
}

/** "If fewer than 100 rows, email …": the condition belongs behind the order. */
function conditionsLast(clauses: readonly WorkflowClause[]): readonly WorkflowClause[] {
  const ordered: WorkflowClause[] = []
  for (let at = 0; at < clauses.length; at += 1) {
    const whole = clauses[at]
    const clause = whole && { ...whole, text: conditionLast(whole.text) }
    const next = clauses[at + 1]
    if (!clause) continue
    if (next && /^(?:if|when|whenever|in case|should)\b/i.test(clause.text)) {
      ordered.push({ text: `${next.text} ${clause.text}`, weak: clause.weak })
      at += 1
    } else ordered.push(clause)
  }
  return ordered
}

/** "if there are more than 1000 rows notify …", without a comma between the two. */
function conditionLast(text: string): string {
  if (!/^(?:if|when|whenever|in case|should)\b/i.test(text)) return text
  const words = text.split(' ')
  const at = words.findIndex((word, index) => {
    const phrases = index < 3 ? undefined : WORKFLOW_OPENERS.get(word.toLowerCase())
    return phrases?.some((phrase) =>
      phrase.every((part, ahead) => words[index + ahead]?.toLowerCase() === part),
    )
  })
  return at < 0 ? text : `${words.slice(at).join(' ')} ${words.slice(0, at).join(' ')}`
}
