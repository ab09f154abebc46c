import {
  type IncomingPaymentState,
  incomingPaymentPrefix,
} from '@tradelane/contract/incoming-payments/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import { namesOfCompanies } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { readRecordNumber, recordNumber } from '../../../lifecycle/numbers.ts'
import { hasText } from '../../../lists/search-text.ts'

/** What other lists say beside an amount. */
export type IncomingFacts = {
  number: string
  sender: string
  senderAccount: string | null
  reference: string
  /** Why it went back to its sender. */
  returnReason: string | null
}

/** Who paid, and why, by the incoming payment's id. */
export async function listIncomingFacts(
  db: Db,
  { companyId }: OneCompanyScope,
  ids: readonly string[],
): Promise<Map<string, IncomingFacts>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('incoming_payments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('incoming_payment_id', 'in', wanted)
    .execute()
  return new Map(
    rows.map((row) => [
      row.incoming_payment_id,
      {
        number: recordNumber(incomingPaymentPrefix, row.number, row.created_at),
        sender: row.sender,
        senderAccount: row.sender_account,
        reference: row.reference,
        returnReason: row.return_reason,
      },
    ]),
  )
}

/** More would be no search any more. */
const mostFound = 1_000

/** Those with this text in sender, reference or number. */
export async function listIncomingByText(
  db: Db,
  { companyId }: OneCompanyScope,
  text: string,
): Promise<string[]> {
  const number = readRecordNumber(incomingPaymentPrefix, text)
  const rows = await db
    .selectFrom('incoming_payments')
    .select('incoming_payment_id')
    .where('uid', '=', companyId)
    .where(({ eb, or }) =>
      or([
        hasText(sql`concat_ws(' ', reference, sender, sender_account)`, text),
        ...(number === undefined ? [] : [eb('number', '=', number)]),
      ]),
    )
    .orderBy('arrived_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map(({ incoming_payment_id }) => incoming_payment_id)
}

type Stored = { providerReference: string; amount: Money; at: Date }

/** What arrived since a moment, and any of these references, for comparison with the provider. */
export async function listArrived(
  db: Db,
  { companyId }: OneCompanyScope,
  { since, references }: { since: Date; references: readonly string[] },
): Promise<Stored[]> {
  const rows = await db
    .selectFrom('incoming_payments')
    .select(['provider_reference', 'currency', 'amount', 'arrived_at'])
    .where('uid', '=', companyId)
    .where(({ eb, or }) =>
      or([eb('arrived_at', '>=', since), sql<boolean>`provider_reference = any(${references}::text[])`]),
    )
    .execute()
  return rows.map(({ provider_reference, currency, amount, arrived_at }) => ({
    providerReference: provider_reference,
    amount: money(amount, currency as Currency),
    at: arrived_at,
  }))
}

/** Not available yet: for the verification, for a decision about the match, or for one about the money of a listed sender. */
export const waiting = statesWhere<IncomingPaymentState>({
  held: true,
  in_review: true,
  to_decide: true,
  returning: false,
  returned: false,
  received: false,
})

export const isWaiting = (state: IncomingPaymentState): boolean => waiting.includes(state)

export async function listHeld(db: Db, { companyId }: OneCompanyScope): Promise<string[]> {
  const rows = await db
    .selectFrom('incoming_payments')
    .select('incoming_payment_id')
    .where('uid', '=', companyId)
    .where('state', 'in', waiting)
    .orderBy('made_order')
    .execute()
  return rows.map(({ incoming_payment_id }) => incoming_payment_id)
}

export async function listCompaniesWithHeld(db: Db, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('incoming_payments')
    .select(['uid as id', 'uid as companyId'])
    .distinct()
    .where('state', 'in', waiting)
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/** The newest that arrived for any company, for the sandbox's own pages: not scoped to a tenant. */
export async function listArrivals(db: Db, limit: number) {
  const rows = await db
    .selectFrom('incoming_payments')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const names = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  return rows.map(({ uid, number, created_at, currency, amount, sender, reference, state, arrived_at }) => ({
    number: recordNumber(incomingPaymentPrefix, number, created_at),
    company_name: names.get(uid) ?? '',
    currency: currency as Currency,
    amount: decimalText(money(amount, currency as Currency)),
    sender,
    reference,
    state,
    arrived_at,
  }))
}
