/**
 * Says a remark about the canvas in the words the blocks know: "limit it to 2024" is "only 2024", "call
 * total revenue" is "rename total to revenue". What needs no other words comes back as it was.
 */
export function spellEdit(clause: string): string {
  let text = clause.trim().replace(/[.!?]+$/, '')
  for (const [from, to] of SPELLINGS) text = text.replace(from, to)
  return text === clause.trim().replace(/[.!?]+$/, '') ? clause : text
}

const IT = '(?:it|this|that|them|those|these|everything|the (?:rows|result|results|data|pipeline))'
const YEAR = '(?:1[5-9]|2[01])\\d\\d'
const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?'
const PERIOD = `(?:the year )?(?:${YEAR}\\b|q[1-4] ${YEAR}|${MONTH} ${YEAR}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH} ${YEAR})`

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:oops|sorry|wait|hmm|actually|right|great|thanks)[,!]?|no[,!]) (?=\S)/i, ''],
  [
    new RegExp(
      `^(?:limit|cut|shorten) ${IT} to (?:the )?(?:first |top )?(?!${YEAR}$)(\\d{1,9})(?: rows)?$`,
      'i',
    ),
    'keep the first $1 rows',
  ],
  [
    new RegExp(
      `^(?:limit|restrict|narrow|reduce|filter) ${IT}(?: down)? (?:to|for) (?:only )?(.+)$`,
      'i',
    ),
    'only $1',
  ],
  [new RegExp(`^(?:show|give) (?:me )?(?:only|just) (${PERIOD})$`, 'i'), 'only $1'],
  [
    /^just (?!run|show|sort|keep|take|the (?:first|top)|add|group|use|make|remove|drop)(?=\S)/i,
    'only ',
  ],
  [/^(.+?) only$/i, 'only $1'],
  [
    new RegExp(
      `^(?:only |and |but )?(?:(?:for|in|from|during|of) |(?:those|the ones|rows|ones) (?:in|from|of|for|during) )(${PERIOD})$`,
      'i',
    ),
    'only $1',
  ],
  [/^only (?:the )?(first|second|third|fourth|last) quarter of (?=\d)/i, 'only $1 quarter '],
  [/^only first quarter /i, 'only Q1 '],
  [/^only second quarter /i, 'only Q2 '],
  [/^only third quarter /i, 'only Q3 '],
  [/^only (?:fourth|last) quarter (?=\d)/i, 'only Q4 '],
  [/^without (?!the\b|any\b|an?\b|no\b)(?=[\p{Lu}\d"'])/u, 'not '],
  [/^(?:undo|revert|reverse) the (?!last\b|order\b|sort|rows\b)(\w+)$/i, 'remove the $1'],
  [
    /^(?:please )?(?:do not|don't|don’t|dont|no longer|stop|no need to) (join|sort|group|filter|export|limit)(?:ing)?(?: (?:it|them|that|this|anymore|any more|the rows))*$/i,
    'remove the $1',
  ],
  [/^no (join|sort|sorting|filter|grouping|limit|export)(?: please)?$/i, 'remove the $1'],
  [/^(?:call|name) (?:the )?(.+?)(?: column)? (\S+|"[^"]+")$/i, 'rename $1 to $2'],
  [/^change the name of (?:the )?(.+?)(?: column)? (?:to|into) (.+)$/i, 'rename $1 to $2'],
  [/^(?:the )?(.+?)(?: column)? should be (?:called|named) (.+)$/i, 'rename $1 to $2'],
  [/^rename (?:the )?(?:column )?(.+?)(?: column)? (to|as|into) (.+)$/i, 'rename $1 $2 $3'],
  [/^rename (?:the )?(\S+) (?!to\b|as\b|into\b|column\b)(\S+|"[^"]+")$/i, 'rename $1 to $2'],
  [/^(?:the )?(.+?) (?:does not|doesn't|doesn’t) matter$/i, 'ignore the $1'],
  [/^then by (?=\S)/i, 'sort further by '],
  [/^(?:make (?:it|that|this) |show (?:it|that|them) )?(day|week|month|quarter|year)ly$/i, 'by $1'],
  [/^(?:make (?:it|that|this) |show (?:it|that|them) )?daily$/i, 'by day'],
  [
    /^add (?:a |another )?(?:filter|condition)(?: on| for| that| where| by|:)? (?=\S)/i,
    'keep rows where ',
  ],
  [/^add (?=\S+ (?:is|are|over|under|above|below|at least|at most)\b)/i, 'keep rows where '],
  [/^add (?:a )?sort(?:ing)? (?=by\b)/i, 'sort '],
  [
    /^(?:count (?:it|them|those|the rows)|how many(?: are there| rows are there)?) (?=by\b|per\b|for each\b|for every\b)/i,
    'count ',
  ],
  [/^how many (?:are there )?in each (?=\S)/i, 'count by '],
  [/ rather than (?:by |per )?/i, ' instead of '],
  [/ instead of (?:by|per) /i, ' instead of '],
]
