import { setOf } from './word-set.ts'

/** What kind of thing a column holds, told by the words of its name. */
export const CONCEPTS = {
  person: setOf(
    'player driver artist actor actress director author writer winner candidate coach manager singer name ' +
      'person member student teacher owner rider athlete skipper jockey trainer leader president minister ' +
      'officer champion incumbent representative swimmer runner golfer performer musician composer producer ' +
      'contestant host wrestler fighter racer employee customer people captain king queen ruler mayor governor ' +
      'senator commissioner secretary chairman architect caller commentator opponent gymnast skater recipient ' +
      'nominee astronaut monarch pope bishop judge pilot',
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
  price: setOf('price cost fee amount value salary budget fare rent charge tariff rate'),
  size: setOf('size area population capacity attendance enrollment total volume litre'),
  speed: setOf('speed pace'),
  distance: setOf('distance length mile kilometre km'),
  traffic: setOf('passenger traffic visitor ridership usage movement entries attendance visits'),
  reason: setOf('reason cause manner circumstance explanation'),
  name: setOf('name title label'),
} as const satisfies Record<string, ReadonlySet<string>>

export type Concept = keyof typeof CONCEPTS
