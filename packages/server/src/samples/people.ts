import type { SeededRandom } from './seeded-random.ts'

const GIVEN = `
  Ada Amir Ana Björn Carla Chen Daria Diego Elif Emma Farid Fiona Grace Hana Hugo Ines
  Ivan Jonas Kaito Lena Luca Maja Marek Nadia Noor Olga Omar Petra Rosa Samir Sofia
  Tariq Uma Viktor Wanda Yara Zoë Zuri
`
  .trim()
  .split(/\s+/)
const FAMILY = `
  Abebe Andersson Bauer Costa Demir Dubois Eriksen Fischer Garcia Haddad Horvat
  Ivanova Jansen Kaya Kowalska Lopez Mancini Moreau Nakamura Novak O'Brien Okafor
  Petrov Quist Rossi Schäfer Silva Tanaka Ueda Vasquez Weber Yilmaz Zhang
`
  .trim()
  .split(/\s+/)

export function personName(random: SeededRandom): string {
  return `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
}

/** At a domain that is reserved for examples: nobody gets a mail by accident. */
export function emailOf(name: string, number: number): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z ]/g, '')
  return `${plain.toLowerCase().replaceAll(' ', '.')}${number}@example.com`
}
