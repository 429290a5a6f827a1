import { remembered } from './remembered.ts'
import { stem } from './stem.ts'

/** Whether a noun names what another word says was done: "cancellations" and "cancelled", "failure" and "fail". */
export function sharesDeed(noun: string, told: string): boolean {
  // What is told may be a stem already, of which "clos" has no other.
  const roots = [told, ...rootsOf(told)]
  return rootsOf(noun).some((root) => root.length >= SHORTEST && roots.includes(root))
}

const SHORTEST = 3

/** What may be left of a word without the ending that makes it a noun; one of them is its verb. */
const rootsOf = remembered((word): readonly string[] => {
  const root = stem(word)
  const known = UNLIKE.get(root)
  if (known !== undefined) return [known]
  const bare = ENDINGS.map((ending) => root.replace(ending, '')).filter((one) => one !== root)
  // "Register" and "registration": the e of the verb is lost before the ending.
  return [root, ...bare].map((one) =>
    one.replace(/([^aeiou])\1$/, '$1').replace(/([^aeiou])er$/, '$1r'),
  )
})

/** As stems end, which have lost an e and the s of a plural. */
const ENDINGS = [/ation$/, /ion$/, /ur$/, /al$/, /ment$/, /[ae]nc$/, /i$/]

/** Nouns that no ending leads back to their verb. */
const UNLIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    convert: 'conversion',
    resolve: 'resolution',
    succeed: 'success successful',
    absent: 'absence',
    die: 'death dead deceased',
    default: 'defaulted',
    submit: 'submission',
    admit: 'admission',
    suspend: 'suspension',
    expire: 'expiry',
    subscribe: 'subscription',
    unsubscribe: 'unsubscription',
    receive: 'reception receipt',
    ascend: 'ascent',
    apply: 'application',
    complain: 'complaint',
    choose: 'choice chosen chose',
    sell: 'sale sold',
    leave: 'left exit departure',
  }).flatMap(([verb, nouns]) =>
    [verb, ...nouns.split(' ')].map((word) => [stem(word), stem(verb)] as const),
  ),
)
