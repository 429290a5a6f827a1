import { type AdminOverview, shareRevenue } from '@plainflow/contract'
import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type MonthOfRevenue, revenueByMonth } from '../payments/read-payments.ts'
import type { Database } from '../store/open-store.ts'
import { creditLedger, runs, users } from '../store/schema.ts'
import { countUnread, takeNote } from './notices.ts'

const MONTHS = 12
const DAYS = 30
/** Plans are sold in this one. */
const CURRENCY = 'usd'

/** Figures for administrators, all of them counted from the records themselves. */
export async function adminOverview(db: Database, now = new Date()): Promise<AdminOverview> {
  await takeNote(db)
  const months = lastMonths(now)
  const since = new Date(`${months[0]}-01T00:00:00Z`)
  const all = (await revenueByMonth(db, since)).filter(({ currency }) => currency === CURRENCY)
  // Once somebody paid, what was tried out before is no revenue.
  const isTest = all.length > 0 && all.every((month) => month.isTest)
  const revenue = new Map(
    all.filter((month) => month.isTest === isTest).map((month) => [month.month, month]),
  )
  const month = months.at(-1) ?? ''
  const current: MonthOfRevenue | undefined = revenue.get(month)
  const { aiProvider, profit: platformProfit, fees } = shareRevenue(current?.amount ?? 0)
  const isCharge = eq(creditLedger.kind, 'charge')
  return {
    month,
    currency: CURRENCY,
    isTest,
    totalRevenue: current?.amount ?? 0,
    payments: current?.payments ?? 0,
    aiProvider,
    platformProfit,
    fees,
    pendingActions: await countUnread(db),
    totals: {
      users: await total(db, users),
      paying: await db.$count(users, ne(users.plan, 'free')),
      generations: await db.$count(creditLedger, isCharge),
      runs: await total(db, runs),
    },
    courses: {
      revenue: months.map((at) => ({
        at: `${at}-01`,
        value: (revenue.get(at)?.amount ?? 0) / 100,
      })),
      users: await byDay(db, users, users.createdAt, now),
      generations: await byDay(db, creditLedger, creditLedger.createdAt, now, isCharge),
      runs: await byDay(db, runs, runs.createdAt, now),
    },
  }
}

function total(db: Database, table: PgTable): Promise<number> {
  return db.$count(table)
}

/** How many rows came on each day, in UTC; a day without any is there as well. */
async function byDay(
  db: Database,
  table: PgTable,
  moment: PgColumn,
  now: Date,
  which?: ReturnType<typeof eq>,
): Promise<AdminOverview['courses']['users']> {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() + index + 1 - DAYS,
    )
    return new Date(day).toISOString().slice(0, 10)
  })
  const day = sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, count: count() })
    .from(table)
    .where(and(gte(moment, new Date(`${days[0]}T00:00:00Z`)), which))
    .groupBy(day)
  const counted = new Map(rows.map((row) => [row.day, row.count]))
  return days.map((at) => ({ at, value: counted.get(at) ?? 0 }))
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index + 1 - MONTHS)
    return new Date(month).toISOString().slice(0, 7)
  })
}
