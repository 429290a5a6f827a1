import { remembered } from './remembered.ts'

/**
 * A word without its endings. Both sides of a comparison pass through here, so a stem need not be a
 * word: "studies" and "study" only have to become the same.
 */
export const stem = remembered((word): string => {
  const known = IRREGULAR.get(word)
  if (known !== undefined) return known
  if (/\d/.test(word)) return word
  if (word.length === 3 && /[^aius]s$/.test(word)) return word.slice(0, -1)
  if (word.length <= 3) return word
  let root = singular(word)
  const again = IRREGULAR.get(root)
  if (again !== undefined) return again
  root = withoutTense(root)
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  return root.length > 3 && root.endsWith('y') ? `${root.slice(0, -1)}i` : root
})

/** Of a plural what it is a plural of, where a stem has lost its tense as well. */
export function singular(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutTense(word: string): string {
  const [, root = ''] = /^(.{3,}?)(?:ing|ed)$/.exec(word) ?? []
  if (root === '' || !/[aeiouy]/.test(root)) return word
  // "planned" and "plan", but "called" and "call".
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

/** Words whose forms no rule finds, by their stem. */
const FORMS: Readonly<Record<string, string>> = {
  person: 'people persons person',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  sku: 'skus',
  win: 'won winning wins',
  // Money, where wins are games.
  winnings: 'winnings',
  lose: 'lost losing loses loss losses',
  spend: 'spent spends spending',
  buy: 'bought buys buying',
  sell: 'sold sells selling',
  take: 'took taken takes taking',
  give: 'gave given gives giving',
  begin: 'began begun begins beginning',
  write: 'wrote written writes writing',
  drive: 'drove driven drives driving',
  run: 'ran runs running',
  hold: 'held holds holding',
  make: 'made makes making',
  lead: 'led leads leading',
  build: 'built builds building buildings',
  know: 'knew known knows',
  leave: 'left leaves leaving',
  die: 'died dies dying',
  kill: 'killed kills killing',
  injure: 'injured injury injuries',
  born: 'born',
  pay: 'paid pays paying',
  earn: 'earned earns',
  cost: 'costs costing',
  series: 'series',
  species: 'species',
  status: 'status statuses',
  bus: 'bus buses',
  class: 'class classes',
  address: 'address addresses',
  business: 'business businesses',
  year: 'year years yr yrs yearly',
  week: 'week weeks weekly',
  month: 'month months monthly',
  night: 'night nights nightly',
  age: 'age ages aged ageing',
  nation: 'nation nations national',
  country: 'country countries',
  city: 'city cities',
  county: 'county counties',
  analysis: 'analysis analyses',
  draw: 'drew drawn draws drawing',
  oppose: 'opponent opponents opposing opposition opposed',
  attend: 'attends attended attendance attendances',
  locate: 'located location locations',
  percent: 'percent percentage percentages pct',
  // Short forms that look like plurals.
  position: 'position positions pos',
  point: 'point points pts',
  sing: 'sang sung sings singing',
  teach: 'teaches taught teaching',
}

/** Who does it and what is done, by what they share: "owner" and "owning", "winner" and "won". */
export function family(root: string): string {
  return FAMILIES.get(root) ?? withoutDoer(root)
}

function withoutDoer(root: string): string {
  // A stem has lost its last e, so that of "employee" ends in one. To sing is no ending.
  return root.replace(/(?<=..)(?:er|or|ing|ion|ment|ee?)$/, '')
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([root, forms]) =>
    [root, ...forms.split(' ')].map((form) => [form, root]),
  ),
)

const FAMILIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    winner: 'win',
    writer: 'write',
    loser: 'lose',
    driver: 'drive',
    runner: 'run',
    seller: 'sell',
    buyer: 'buy',
    performance: 'perform',
    registration: 'register',
    arrival: 'arrive',
    departure: 'depart',
    publication: 'publish',
    graduation: 'graduate',
    admission: 'admit',
    delivery: 'deliver',
    production: 'produce',
    expiration: 'expire',
    expiry: 'expire',
    foundation: 'found',
    application: 'apply',
    reservation: 'reserve',
    renewal: 'renew',
    approval: 'approve',
    introduction: 'introduce',
    retirement: 'retire',
  }).map(([word, root]) => [stem(word), withoutDoer(stem(root))]),
)
