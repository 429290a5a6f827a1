import { personName } from './people.ts'
import { dayText, type SampleCell, type SampleTable } from './sample-table.ts'
import { SeededRandom } from './seeded-random.ts'

const SEED = 4_711
const AGENTS = 24
const TICKETS = 3_000
const DAYS = 181

/**
 * Half a year of a support desk. There is something to find in it: urgent tickets are answered sooner,
 * one team is slower than the others, satisfaction falls with waiting, few come at the weekend, and
 * what is not solved yet has no closing time.
 */
export function supportTables(): SampleTable[] {
  const random = new SeededRandom(SEED)
  const agents = makeAgents(random)
  return [
    {
      name: 'tickets',
      description: 'Sample: requests to a support desk',
      columns:
        'ticket_id opened_at closed_at agent_id channel topic priority minutes_to_reply satisfaction subject'.split(
          ' ',
        ),
      rows: makeTickets(random, agents),
    },
    {
      name: 'agents',
      description: 'Sample: people at a support desk',
      columns: ['agent_id', 'agent', 'team', 'started_on', 'hours_per_week'],
      rows: agents.map(({ id, name, team, startedOn, hours }) => {
        return [id, name, team, startedOn, hours]
      }),
    },
  ]
}

interface Agent {
  readonly id: string
  readonly name: string
  readonly team: string
  readonly startedOn: string
  readonly hours: number
}

const TEAMS = ['North', 'South', 'Night'] as const

function makeAgents(random: SeededRandom): Agent[] {
  return Array.from({ length: AGENTS }, (_, index) => ({
    id: `A${String(index + 1).padStart(3, '0')}`,
    name: personName(random),
    team: TEAMS[index % TEAMS.length] ?? 'North',
    startedOn: dayText(-random.between(20, 2_400)),
    hours: random.pick([20, 30, 38.5, 40]),
  }))
}

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  Billing: ['Invoice is missing', 'Charged twice', 'Wrong amount, please check', 'VAT number'],
  Delivery: ['Where is my parcel?', 'Parcel arrived damaged', 'Wrong address', 'Late again'],
  Account: ['Cannot sign in', 'Password reset', 'Please delete my account', 'Change of email'],
  Product: ['Does not start', 'Spare part wanted', 'Question about "eco" mode', 'Makes a noise'],
}
const PRIORITIES = ['normal', 'normal', 'normal', 'low', 'high', 'urgent'] as const
const SPEED = { low: 2.2, normal: 1, high: 0.5, urgent: 0.2 } as const

function makeTickets(random: SeededRandom, agents: readonly Agent[]): SampleCell[][] {
  const moments = Array.from({ length: TICKETS }, () => openedAt(random)).toSorted((a, b) => a - b)
  return moments.map((opened, index) => {
    const agent = random.pick(agents)
    const topic = random.pickEarly(Object.keys(SUBJECTS))
    const priority = random.pick(PRIORITIES)
    const slow = agent.team === 'Night' ? 2.1 : 1
    const reply = Math.max(1, Math.round((10 + random.next() ** 3 * 900) * SPEED[priority] * slow))
    const solved = opened + reply + random.between(5, 2_880)
    const isOpen = solved > DAYS * 1_440 || random.chance(0.02)
    const channel = random.pickEarly(['email', 'chat', 'phone', 'form'])
    const closedAt = isOpen ? null : momentText(solved)
    const happy = isOpen ? null : satisfaction(random, reply)
    const subject = random.pick(SUBJECTS[topic] ?? [])
    const when = [5_001 + index, momentText(opened), closedAt]
    return [...when, agent.id, channel, topic, priority, reply, happy, subject]
  })
}

/** Minutes since the first of January 2025: by day, and less at the weekend. */
function openedAt(random: SeededRandom): number {
  for (;;) {
    const day = random.between(0, DAYS - 1)
    const isWeekend = [3, 4].includes(day % 7) // the first was a Wednesday
    if (isWeekend && random.chance(0.7)) continue
    const minute = 420 + Math.floor(((random.next() + random.next()) / 2) * 840)
    return day * 1_440 + minute
  }
}

/** Three of five people answer; who waited long is less content. */
function satisfaction(random: SeededRandom, reply: number): number | null {
  if (random.chance(0.4)) return null
  const best = reply < 60 ? 5 : reply < 240 ? 4 : reply < 720 ? 3 : 2
  return Math.min(5, Math.max(1, best + random.between(-1, 1)))
}

function momentText(minutes: number): string {
  const date = new Date(Date.UTC(2025, 0, 1, 0, minutes))
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
