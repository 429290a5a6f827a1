import { describe, expect, it } from 'vitest'
import { asRequest, withoutManners } from './without-manners.ts'

describe('manners', () => {
  it.each([
    [
      'Hi, could you please tell me how many rooms are free? Thanks a lot!',
      'tell me how many rooms are free',
    ],
    ['Good morning! show the rooms', 'show the rooms'],
    ['Hello there, how many rooms are free?', 'how many rooms are free?'],
    ['keep the free rooms please', 'keep the free rooms'],
    ['Dear team, rooms per floor. Many thanks in advance!', 'rooms per floor'],
    ['Could you let me know which rooms are free', 'tell me which rooms are free'],
  ])('of %j are left out', (written, bare) => {
    expect(withoutManners(written)).toBe(bare)
  })

  it.each(['Hi', 'hello!', 'Thanks', 'high rooms', 'list the hotels named Cheers'])(
    'are all there is of %j, or no part of it',
    (written) => {
      expect(withoutManners(written)).toBe(written)
    },
  )
})

describe('a wish', () => {
  it.each([
    ["I'd be grateful for the list of free rooms", 'list the free rooms'],
    ['We would like to know which rooms are free', 'which rooms are free'],
    [
      'I would like to see, for every floor, which room is dearest',
      'for every floor, which room is dearest',
    ],
    ['I need the number of rooms', 'give me the number of rooms'],
    ['I am looking for all free rooms', 'give me all free rooms'],
    ['I would appreciate it if you could list the rooms', 'list the rooms'],
  ])('as %j asks for something', (written, request) => {
    expect(asRequest(written)).toBe(request)
  })
})
