/** The language of a sentence that is not English, by its small words or its letters; null where it may be. */
export function languageOf(sentence: string): string | null {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (foreign.length * 2 > letters.length) return 'another language'
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.some((word) => ENGLISH.has(word))) return null
  const [most] = LANGUAGES.map(({ name, small }) => ({
    name,
    said: new Set(words.filter((word) => small.has(word))).size,
  })).toSorted((one, other) => other.said - one.said)
  return most && most.said >= FEWEST ? most.name : null
}

const FEWEST = 2

/** One of these and it is English, with a name from elsewhere in it. */
const ENGLISH = setOf(
  'the of by is are how what which where with and from show give keep each all list find count load for who when to than',
)

const LANGUAGES = [
  {
    name: 'German',
    small: setOf(
      'wie viele viel gibt es der die das und nach pro mit von aus zeige zeig alle welche welcher welches ist sind für den dem ein eine im bei nur sortiere summe durchschnitt',
    ),
  },
  {
    name: 'French',
    small: setOf(
      'combien de des les le la par pour et quels quelles quel quelle est sont du avec dans il y a montre afficher tous moyenne somme',
    ),
  },
  {
    name: 'Spanish',
    small: setOf(
      'cuántos cuantos cuántas cuantas hay por los las el la de del y con para cuál cual muestra mostrar todos promedio suma en',
    ),
  },
  {
    name: 'Italian',
    small: setOf(
      'quanti quante quanto ci sono per il gli dei della delle di con mostra tutti media somma quali nel',
    ),
  },
  {
    name: 'Portuguese',
    small: setOf(
      'quantos quantas há por os as do da dos das com mostre todos média soma quais em de',
    ),
  },
  {
    name: 'Dutch',
    small: setOf('hoeveel zijn er per het een van met toon alle welke gemiddelde som de'),
  },
] as const

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
