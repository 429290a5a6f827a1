/** What a column is called when people speak of it. */
export interface Noun {
  readonly column: string
  readonly word: string
  readonly plural: string
}

/** Things of one table, and what is told of them. */
export interface Subject {
  readonly base: string
  readonly table: string
  readonly one: string
  readonly many: string
  readonly isPerson: boolean
  readonly name: Noun
  readonly number: Noun
  readonly other: Noun
  readonly kind: Noun
  /** When it began: "opened in 1994". */
  readonly began: { readonly column: string; readonly verb: string } | null
  /** A column that some rows leave empty. */
  readonly gap: Noun | null
}

/** Things that have many others, each of which has one of them. */
export interface Family {
  readonly parent: Subject
  readonly child: Subject
  /** The column of the child, and the one of the parent that it holds. */
  readonly keys: readonly [string, string]
  /** "A hall hosts concerts", "halls host concerts", "concerts held in a hall". */
  readonly does: string
  readonly do: string
  readonly by: string
}

/** Things that have many others, each of which has many of them: who has whom stands in a table between. */
export interface Pairing {
  readonly left: Subject
  readonly right: Subject
  readonly table: string
  readonly leftKeys: readonly [string, string]
  readonly rightKeys: readonly [string, string]
  readonly does: string
  readonly do: string
  readonly act: string
  readonly done: string
  readonly number: Noun
}

const wards = subject('hospital wards', 'ward', {
  name: 'ward_name name',
  number: 'budget',
  other: 'floor_area floor~area',
  kind: 'specialty',
  began: 'opened_year opened',
})
const nurses = subject('hospital nurses', 'nurse', {
  isPerson: true,
  name: 'full_name name',
  number: 'salary',
  other: 'age',
  kind: 'grade',
  gap: 'email',
})
const ferries = subject('ferries Ferries', 'ferry', {
  name: 'Ferry~Name name',
  number: 'Capacity capacity',
  other: 'Length length',
  kind: 'Home~Port home~port',
  began: 'Year~Built built',
})
const trips = subject('ferries Trips', 'trip', {
  name: 'Trip~Name name',
  number: 'Takings takings takings',
  other: 'Passengers number~of~passengers numbers~of~passengers',
  kind: 'Season season',
})
const bakeries = subject('bakery bakeries', 'bakery', {
  name: 'bakeryName name',
  number: 'rent',
  other: 'ovens number~of~ovens numbers~of~ovens',
  kind: 'quarter',
  began: 'openedYear opened',
})
const orders = subject('bakery cakeOrders', 'cake order', {
  name: 'customerName customer~name',
  number: 'price',
  other: 'weight',
  kind: 'cakeType cake~type',
})
const gardeners = subject('allotments gardener', 'gardener', {
  isPerson: true,
  name: 'name',
  number: 'fee',
  other: 'age',
  kind: 'village',
  began: 'joined joined',
})
const plots = subject('allotments plot', 'plot', {
  name: 'label',
  number: 'rent',
  other: 'area',
  kind: 'soil',
})
const halls = subject('halls Hall', 'hall', {
  name: 'Name name',
  number: 'Rental_Fee rental~fee',
  other: 'Seats number~of~seats numbers~of~seats',
  kind: 'City city',
  began: 'Opened_Year opened',
})
const concerts = subject('halls Concert', 'concert', {
  name: 'Title title',
  number: 'Ticket_Price ticket~price',
  other: 'Audience audience',
  kind: 'Genre genre',
})
const hives = subject('hives hives', 'hive', {
  name: 'Hive name',
  number: 'Honey~(kg) amount~of~honey amounts~of~honey',
  other: 'Frames number~of~frames numbers~of~frames',
  kind: 'Breed breed',
  began: 'Set~up set~up',
})
const climbers = subject('climbing climbers', 'climber', {
  isPerson: true,
  name: 'climber_name name',
  number: 'height',
  other: 'age',
  kind: 'country',
})
const routes = subject('climbing routes', 'route', {
  name: 'route_name name',
  number: 'length',
  other: 'pitches number~of~pitches numbers~of~pitches',
  kind: 'rock',
  began: 'first_climbed first~climbed',
})
const observatories = subject('observatories observ', 'observatory', {
  name: 'obs_nm name',
  number: 'alt_m altitude',
  other: 'staff_cnt staff~count',
  kind: 'ctry country',
  began: 'yr_founded founded',
})
const instruments = subject('observatories instr', 'instrument', {
  name: 'instr_nm name',
  number: 'cost_m cost',
  other: 'wt_t weight',
  kind: 'instr_type type',
  began: 'yr_built built',
})
const dairies = subject('cheese Dairies', 'dairy', {
  name: 'DairyName name',
  number: 'YearlyOutput yearly~output',
  other: 'Staff staff staff',
  kind: 'Region region',
  began: 'Founded founded',
})
const cheeses = subject('cheese Cheeses', 'cheese', {
  name: 'CheeseName name',
  number: 'Price price',
  other: 'FatContent fat~content',
  kind: 'MilkType milk~type',
})
const drivers = subject('taxis drivers', 'driver', {
  isPerson: true,
  name: 'name',
  number: 'rating',
  other: 'age',
  kind: 'district',
  gap: 'phone phone~number',
})
const rides = subject('taxis rides', 'ride', {
  name: 'ref reference',
  number: 'fare',
  other: 'distance',
  kind: 'pickup pickup~place',
})
const presenters = subject('radio presenter', 'presenter', {
  isPerson: true,
  name: 'presenter_name name',
  number: 'wage',
  other: 'age',
  kind: 'home_town home~town',
})
const programmes = subject('radio programme', 'programme', {
  name: 'title',
  number: 'listeners number~of~listeners numbers~of~listeners',
  other: 'duration',
  kind: 'topic',
  began: 'launch_year launched',
})
const lifts = subject('lifts lifts', 'lift', {
  name: 'Building building',
  number: 'Max~Load max~load',
  other: 'Speed speed',
  kind: 'Maker maker',
  began: 'Installed installed',
  gap: 'Last~Repair last~repair',
})
const tutors = subject('tutors Tutor', 'tutor', {
  isPerson: true,
  name: 'Name name',
  number: 'Hourly_Rate hourly~rate',
  other: 'Age age',
  kind: 'City city',
})
const languages = subject('tutors Language', 'language', {
  name: 'Language_Name name',
  number: 'Speakers number~of~speakers numbers~of~speakers',
  other: 'Difficulty difficulty',
  kind: 'Family family',
})

export const SUBJECTS: readonly Subject[] = [
  wards,
  nurses,
  ferries,
  trips,
  bakeries,
  orders,
  gardeners,
  plots,
  halls,
  concerts,
  hives,
  climbers,
  routes,
  observatories,
  instruments,
  dairies,
  cheeses,
  drivers,
  rides,
  presenters,
  programmes,
  lifts,
  tutors,
  languages,
]

export const FAMILIES: readonly Family[] = [
  family(wards, nurses, 'ward_id ward_id', 'employs employ working~in'),
  family(ferries, trips, 'Ferry~ID Ferry~ID', 'makes make made~by'),
  family(bakeries, orders, 'bakery bakeryId', 'takes take taken~by'),
  family(halls, concerts, 'Hall_ID Hall_ID', 'hosts host held~in'),
  family(observatories, instruments, 'obs_cd obs_cd', 'houses house housed~at'),
  family(dairies, cheeses, 'MadeBy DairyId', 'makes make made~by'),
  family(drivers, rides, 'driver_id id', 'gives give given~by'),
  family(presenters, programmes, 'hosted_by presenter_id', 'hosts host hosted~by'),
]

export const PAIRINGS: readonly Pairing[] = [
  {
    left: gardeners,
    right: plots,
    table: 'tending',
    leftKeys: ['gardener_ref', 'gid'],
    rightKeys: ['plot_ref', 'pid'],
    does: 'tends',
    do: 'tend',
    act: 'tend',
    done: 'tended',
    number: noun('hours hours hours'),
  },
  {
    left: climbers,
    right: routes,
    table: 'ascents',
    leftKeys: ['climber_id', 'climber_id'],
    rightKeys: ['route_id', 'route_id'],
    does: 'has climbed',
    do: 'have climbed',
    act: 'climb',
    done: 'climbed',
    number: noun('minutes minutes minutes'),
  },
  {
    left: tutors,
    right: languages,
    table: 'Tutor_Language',
    leftKeys: ['TutorID', 'TutorID'],
    rightKeys: ['LangCode', 'LangCode'],
    does: 'teaches',
    do: 'teach',
    act: 'teach',
    done: 'taught',
    number: noun('Pupils pupils pupils'),
  },
]

interface Told {
  readonly isPerson?: boolean
  readonly name: string
  readonly number: string
  readonly other: string
  readonly kind: string
  readonly began?: string
  readonly gap?: string
}

function subject(where: string, one: string, told: Told): Subject {
  const [base = '', table = ''] = partsOf(where)
  const [column = '', verb = ''] = partsOf(told.began ?? '')
  return {
    base,
    table,
    one,
    many: pluralOf(one),
    isPerson: told.isPerson ?? false,
    name: noun(told.name),
    number: noun(told.number),
    other: noun(told.other),
    kind: noun(told.kind),
    began: told.began === undefined ? null : { column, verb },
    gap: told.gap === undefined ? null : noun(told.gap),
  }
}

/** A column, the word for it where that is another, and the word for many where no rule tells it. */
function noun(said: string): Noun {
  const [column = '', word = column, plural = pluralOf(word)] = partsOf(said)
  return { column, word, plural }
}

function family(parent: Subject, child: Subject, keys: string, verbs: string): Family {
  const [held = '', key = ''] = partsOf(keys)
  const [does = '', act = '', by = ''] = partsOf(verbs)
  return { parent, child, keys: [held, key], does, do: act, by }
}

/** A blank inside a name is written `~`. */
function partsOf(said: string): readonly string[] {
  return said.split(' ').map((part) => part.replaceAll('~', ' '))
}

function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
