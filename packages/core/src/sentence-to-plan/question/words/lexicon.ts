import { stem } from './stem.ts'

/**
 * What words mean beside what they are: our own tables, grouped by meaning and never by a dataset.
 * All lists are in stems when they are compared.
 */
const stems = (words: string): readonly string[] => words.split(' ').map(stem)
/** A set of words as they are written. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The same, in stems. */
export const setOf = (words: string): ReadonlySet<string> => new Set(stems(words))

/** Words that say nothing of the data. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for to in on at by from with and or as is are was were be been being do does did has have ' +
    'had having that which who whom whose what when where why how there it its this these those their his ' +
    'her he she they them we i you me my our your so if than then into onto s t please also any some such ' +
    "will would can could should may might must shall about 's all both either neither each every " +
    'no not'
  ).split(' '),
)

/** Words that stand in most requests and rarely name anything. */
export const FILLER_WORDS: ReadonlySet<string> = setOf(
  'list show find give return tell display name select want need know see let say state provide identify ' +
    'determine retrieve report print please corresponding respective different distinct many much total ' +
    'exact exactly following given along together well belong belongs made make only just ever ' +
    'information details data record records entry entries row rows table called named listed recorded ' +
    'available existing time times',
)

/** What everything does: inside a cell such a word says nothing of that cell. */
export const COMMON_VERBS: ReadonlySet<string> = setOf(
  'play win score run serve finish start end come go take make live beat lose hold use get work call ' +
    'receive become begin lead appear compete attend join leave move',
)

/** What everything on a list does: it says nothing that could be left out of an answer. */
export const LIGHT_VERBS: ReadonlySet<string> = setOf(
  'take took part participate compete appear listed occur happen hold serve',
)

/** Words that many column names carry and that tell columns apart badly. */
export const GENERIC_WORDS: ReadonlySet<string> = setOf(
  'name number no num id code type value total title description key full of the in for and',
)

const SYNONYM_GROUPS: readonly string[] = [
  'cost price fee charge amount expense',
  'salary wage pay income earning revenue',
  'person individual human',
  'country nation nationality',
  'origin nationality',
  'origin hometown',
  'origin birthplace',
  'place location venue site where position',
  'stadium venue arena ground field',
  'team club side squad franchise',
  'company firm manufacturer maker corporation organization',
  'manufacturer manufacture constructor builder maker make build construct',
  'actor cast portray play',
  'film movie picture',
  'song single track title',
  'car vehicle automobile auto',
  'picture image photo',
  'date day time when',
  'year season',
  'begin start open opened launched established founded',
  'end finish close closed final',
  'length duration long runtime running',
  'size capacity large',
  'kind type category sort class',
  'number count quantity no num qty amount',
  'percentage share rate pct ratio',
  'rank place position standing ranking finish',
  'score result points',
  'result outcome',
  'score outcome',
  'opponent rival versus against opposing',
  'crowd attendance spectators audience',
  'win victory winner champion champions',
  'loss defeat losing',
  'job occupation profession role position title',
  'phone telephone cell mobile',
  'mail email',
  'street road address',
  'birth born birthday birthdate dob',
  'death died dead',
  'sex gender',
  'state province',
  'city town',
  'language tongue',
  'writer author',
  'teacher instructor professor lecturer',
  'student pupil',
  'school college university institution institute',
  'staff employee worker personnel member',
  'dog pet animal',
  'airline carrier',
  'airport airfield',
  'height tall elevation altitude high',
  'weight heavy',
  'speed fast velocity',
  'population inhabitants residents people',
  'area surface size',
  'party affiliation',
  'network channel station broadcaster',
  'episode show programme program',
  'rating score rate',
  'seat chair',
  'order purchase',
  'customer client buyer',
  'supplier vendor provider',
  'product item article good',
  'department division section',
  'head leader boss chief manager',
  'course class subject',
  'level grade tier',
  'description detail text comment note remark',
  'money amount sum cash',
  'spend expense spending cost',
  'gpa grade mark',
  'competition tournament event championship contest',
  'match game fixture',
  'player athlete competitor',
  'driver racer',
  'partner teammate partnering',
  'runner second',
  'ship vessel boat',
  'book novel publication',
  'abbreviation abbr short acronym',
  'average avg mean',
  'maximum max',
  'minimum min',
  'enrollment enrolment enrolled',
  'founded established formed',
  'model version',
  'owner proprietor holder',
  'voter vote votes',
  'appearance app apps caps',
  'round stage',
  'kilometre kilometer km',
  'metre meter m',
  'mile mi',
  'previous former preceding predecessor',
  'next successor',
  'reason cause why',
  'frequency mhz',
  'web website url site',
  'sell sale',
  'earn earning',
  'attend attendance',
  'weigh weight',
  'live residence resident home',
  'pay payment',
  'purchase buy',
  'publish publication release',
  'release launch issue',
  'air broadcast',
  'teach instructor teacher',
  'grow growth',
  'lead leader',
  'found founded established',
  'hire employ',
  'nominee nominate',
  'finish place',
  'score goal point',
  'trophy award prize',
  'medal total',
  'nickname mascot',
  'role character part',
  'role play',
  'character play',
]

const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = readSynonyms()

function readSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const map = new Map<string, Set<string>>()
  for (const group of SYNONYM_GROUPS) {
    const members = stems(group)
    for (const member of members) {
      const known = map.get(member) ?? new Set<string>()
      for (const other of members) if (other !== member) known.add(other)
      map.set(member, known)
    }
  }
  return map
}

export function areSynonyms(a: string, b: string): boolean {
  return SYNONYMS.get(a)?.has(b) ?? false
}

/** A word of which something is known is no typing error. */
export function isKnownWord(root: string): boolean {
  return SYNONYMS.has(root)
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    num: 'number',
    no: 'number',
    nr: 'number',
    qty: 'quantity',
    pct: 'percent',
    avg: 'average',
    min: 'minimum',
    max: 'maximum',
    pop: 'population',
    pts: 'point',
    pos: 'position',
    rd: 'round',
    rnd: 'round',
    yr: 'year',
    dept: 'department',
    desc: 'description',
    addr: 'address',
    tel: 'telephone',
    dob: 'birth',
    src: 'source',
    dest: 'destination',
    abbr: 'abbreviation',
    temp: 'temperature',
    dist: 'distance',
    lang: 'language',
    govt: 'government',
    intl: 'international',
    assoc: 'association',
    univ: 'university',
    emp: 'employee',
    cust: 'customer',
    prod: 'product',
    cat: 'category',
    amt: 'amount',
    opp: 'opponent',
    att: 'attendance',
    app: 'appearance',
    apps: 'appearance',
    ep: 'episode',
    eps: 'episode',
    w: 'win',
    l: 'loss',
    d: 'draw',
    t: 'tie',
    '#': 'number',
    '%': 'percent',
    $: 'dollar',
  }).map(([short, long]) => [short, stem(long)]),
)

export function expandAbbreviation(word: string): string | null {
  return ABBREVIATIONS.get(word) ?? null
}

/** What kind of thing a column holds, told by the words of its name. */
export const CONCEPTS = {
  person: setOf(
    'player driver artist actor actress director author writer winner candidate coach manager singer name ' +
      'person member student teacher owner rider athlete skipper jockey trainer leader president minister ' +
      'officer champion incumbent representative swimmer runner golfer performer musician composer producer ' +
      'contestant host wrestler fighter racer employee customer people captain king queen ruler mayor governor ' +
      'senator commissioner secretary chairman architect caller commentator opponent gymnast skater recipient ' +
      'nominee astronaut monarch pope bishop judge',
  ),
  place: setOf(
    'location venue place city country stadium site ground circuit arena region state county address town ' +
      'area district province territory station village track hometown birthplace destination port harbour',
  ),
  date: setOf(
    'date day when year month season released founded opened built established time born birth',
  ),
  year: setOf('year season'),
  age: setOf('age'),
  length: setOf('length duration time runtime term distance page week minute'),
  height: setOf('height tall elevation altitude'),
  weight: setOf('weight mass'),
  depth: setOf('depth deep'),
  width: setOf('width wide beam'),
  price: setOf('price cost fee amount value salary budget'),
  size: setOf('size area population capacity attendance enrollment total'),
  speed: setOf('speed pace'),
  distance: setOf('distance length mile kilometre km'),
  traffic: setOf('passenger traffic visitor ridership usage movement entries attendance visits'),
  reason: setOf('reason cause manner circumstance explanation'),
  name: setOf('name title label'),
} as const satisfies Record<string, ReadonlySet<string>>

export type Concept = keyof typeof CONCEPTS

/** Numbers that tell things apart or put them in an order, and that nobody adds up. */
export const ORDINAL_WORDS: ReadonlySet<string> = setOf(
  'year rank ranking position place lane heat number no num # id round week season game pick code date day month ' +
    'grid seed stage episode district ward chapter volume issue grade level zip postal phone latitude longitude ' +
    'series order draft class jersey bib channel frequency start finish age height weight',
)

export const YEAR_WORDS = setOf('year season')
export const DATE_WORDS = setOf('year season date day')
export const BIRTH_WORDS = setOf('born birth year')
export const WHERE_WORDS = setOf('location venue place site address')
export const NUMBER_WORDS = setOf('number')
export const NAME_WORDS = setOf('name')
/** What is written beside a row; nobody calls it so. */
export const REMARK_WORDS = setOf('note remark comment reference ref')
export const TITLE_WORDS = setOf('title')
export const RANK_WORDS = setOf('rank position finish place ranking standing chart')
export const TOTAL_WORDS = setOf('total overall sum')
