import type { Output } from '@tradelane/contract'
import type {
  CollectionBucket,
  officeCollections,
} from '@tradelane/contract/invoice-factoring/collections-calls'
import { fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { OfficeScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { daysOfCompanies } from '../../../../lifecycle/day-of-company.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { newestNotesOf } from '../../../../lifecycle/timeline.ts'
import { paginationOf } from '../../../../lists/pagination.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { bucketOf, daysOverdue, recourseAfterDays } from '../engine/ageing.ts'
import { asOf, totalDue } from '../engine/position.ts'
import {
  amountIn,
  currencyOf,
  fundingNumber,
  type KnownFunding,
  positionOf,
  selectFundings,
  shortBy,
} from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { matchesFunding } from '../search-fundings.ts'

export type CollectionFilter = { search?: string | undefined; bucket?: CollectionBucket | undefined }
type Answer = Output<typeof officeCollections.list>
export type Collected = Omit<Answer['collections'][number], 'last_note'>

/** A page of what is due or overdue, the longest overdue first, with the sums of all that the search finds. */
export async function listCollections(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  scope: OfficeScope,
  filter: CollectionFilter & { limit: number; page: number },
): Promise<Omit<Answer, 'status'>> {
  const { limit, page } = filter
  const today = dayIn(config.officeCountry, clock.now())
  const matching = selectCollections(db, scope, filter, today)
  const rows = await matching
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const collections = await toCollections(db, rows, { today, now: clock.now() })
  const ids = collections.map(({ invoice_factoring_id }) => invoice_factoring_id)
  const notes = await newestNotesOf(db, fundingLifecycle, scope, { what: 'collection_note', ids })
  return {
    collections: collections.map((each) => ({
      ...each,
      last_note: notes.get(each.invoice_factoring_id) ?? null,
    })),
    sums: await sumBuckets(db, scope, filter, today),
    pagination: await paginationOf(db, filter, (atMost) =>
      matching.clearSelect().clearOrderBy().select('funding.invoice_factoring_id').limit(atMost),
    ),
  }
}

/** Everything that is due by today and not repaid, or was paid short, the longest overdue first. */
export const selectCollections = (
  db: Db,
  scope: OfficeScope,
  { search = '', bucket }: CollectionFilter,
  today: string,
) =>
  selectFundings(db, scope)
    .where(inBucket(bucket, today))
    .where(matchesFunding(scope, search))
    .select(['buyer.contact_person_name', 'buyer.email', 'buyer.phone_number'])
    .orderBy('funding.due_date')
    .orderBy('funding.invoice_factoring_id')

type CollectionRow = KnownFunding & { contact_person_name: string; email: string; phone_number: string }

/** The desk counts by the office's calendar; what is due today, with its interest, by the calendar of each company. */
export async function toCollections(
  db: Db,
  rows: readonly CollectionRow[],
  { today, now }: { today: string; now: Date },
): Promise<Collected[]> {
  const todayOf = await daysOfCompanies(
    db,
    rows.map(({ uid }) => uid),
    now,
  )
  return rows.map((row) => toCollection(row, today, todayOf(row.uid)))
}

function toCollection(row: CollectionRow, today: string, companysToday: string): Collected {
  const position = positionOf(row)
  const { due_date } = row
  if (!position || due_date === null) throw new Error(`${fundingNumber(row)} is due and has no position`)
  const days = daysOverdue(due_date, today)
  return {
    invoice_factoring_id: row.invoice_factoring_id,
    version: row.version,
    funding_number: fundingNumber(row),
    uid: row.uid,
    customer_name: row.customer_name,
    company_name: row.company_name,
    contact_person_name: row.contact_person_name,
    email: row.email,
    phone_number: row.phone_number,
    finance_partner_name: row.finance_partner_name,
    status: row.state,
    invoice_number: row.invoice_number,
    currency: currencyOf(row),
    invoice_amount: decimalText(amountIn(row, row.invoice_amount)),
    due_date,
    days_overdue: days,
    bucket: bucketOfRow(row, today),
    outstanding: decimalText(position.principal),
    short_by: decimalText(shortBy(row, today)),
    total_due: decimalText(totalDue(asOf(position, companysToday))),
    next_contact_on: row.next_contact_on,
    recourse_at: row.recourse_at,
    may_recourse:
      row.state === 'overdue' &&
      row.recourse_at === null &&
      daysOverdue(due_date, companysToday) > recourseAfterDays,
  }
}

/** The first and the last day of overdue of each bucket. */
const daysOf: Record<Exclude<CollectionBucket, 'short'>, readonly [number, number]> = {
  due: [0, 0],
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, recourseAfterDays],
  '90+': [recourseAfterDays + 1, 36_500],
}

/** As `shortBy` has it, of what nobody has closed yet. */
const isShort = sql<SqlBool>`funding.state = 'collected' and funding.shortfall_amount is null
  and funding.customer_paid = 0 and funding.buyer_paid < funding.invoice_amount - funding.prepaid_amount`

const bucketOfRow = ({ state, due_date }: KnownFunding, today: string): CollectionBucket =>
  state === 'collected' ? 'short' : (bucketOf(due_date ?? today, today) ?? 'due')

function inBucket(bucket: CollectionBucket | undefined, today: string): Expression<SqlBool> {
  const isPaidShort = sql<SqlBool>`${isShort} and funding.due_date < ${today}`
  if (bucket === 'short') return isPaidShort
  const [least, most] = bucket === undefined ? [0, 36_500] : daysOf[bucket]
  const isDue = sql<SqlBool>`funding.state = any(${fundingsWhoseMoneyIs('lent')})
    and funding.due_date between ${dayAfter(today, -most)} and ${dayAfter(today, -least)}`
  return bucket === undefined ? sql<SqlBool>`(${isDue} or ${isPaidShort})` : isDue
}

type SumRow = { currency: Currency; due_date: string; is_short: boolean; count: bigint; outstanding: string }

async function sumBuckets(
  db: Db,
  scope: OfficeScope,
  { search }: CollectionFilter,
  today: string,
): Promise<Answer['sums']> {
  const days = await selectCollections(db, scope, { search }, today)
    .clearSelect()
    .clearOrderBy()
    .select(['funding.currency', 'funding.due_date'])
    .select(sql<boolean>`funding.state = 'collected'`.as('is_short'))
    .select(sql<bigint>`count(*)`.as('count'))
    .select(
      sql<string>`sum(case when funding.state = 'collected'
        then funding.invoice_amount - funding.prepaid_amount - funding.buyer_paid
        else funding.principal_amount end)`.as('outstanding'),
    )
    .groupBy(['funding.currency', 'funding.due_date', 'is_short'])
    .orderBy('funding.currency')
    .orderBy('funding.due_date', 'desc')
    .$castTo<SumRow>()
    .execute()
  const sums = new Map<
    string,
    { currency: Currency; bucket: CollectionBucket; count: number; amount: bigint }
  >()
  for (const { currency, due_date, is_short, count, outstanding } of days) {
    const bucket = is_short ? 'short' : (bucketOf(due_date, today) ?? 'due')
    const key = `${currency} ${bucket}`
    const sum = sums.get(key) ?? { currency, bucket, count: 0, amount: 0n }
    sums.set(key, { ...sum, count: sum.count + Number(count), amount: sum.amount + BigInt(outstanding) })
  }
  return [...sums.values()].map(({ currency, bucket, count, amount }) => ({
    currency,
    bucket,
    count,
    outstanding: decimalText(money(amount, currency)),
  }))
}
