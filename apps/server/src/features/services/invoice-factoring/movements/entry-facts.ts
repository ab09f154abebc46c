import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Db } from '@tradelane/db'
import { type Money, zero } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { hasText } from '../../../../lists/search-text.ts'
import { amountIn, currencyOf, fundingNumber, type KnownFunding, selectFundings } from '../fundings.ts'
import { matchesFunding } from '../search-fundings.ts'

/** The part of a ledger entry that says which funding, and which of its payments, it belongs to. */
type Entry = { kind: string; subject: string | null; key: string }

/** What an accountant books an entry of a funding by. */
export type FactoringFacts = {
  number: string
  /** Who paid, or was paid: the finance partner the advance and what is paid back, the buyer the rest of its invoice. */
  counterparty: string
  /** The other side was paid by the company. */
  isPayee: boolean
  reference: string
  /** Included in what was paid from the wallet, or taken off what the buyer has paid. */
  fee: Money
  interest: Money
}

const subjectStart = `${invoiceFactoring.subject}:`
/** The keys of journals that pass a payment on, and of the hold that a payment from the wallet captures. */
const keyParts = /^(?:factoring_step|hold):([\da-f-]{36})/

/** Reads what is known of these entries; what it returns answers for each of them. Entries of other subjects have no facts. */
export async function readFactoringFacts(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => FactoringFacts | undefined> {
  const mine = entries.filter(({ subject }) => subject?.startsWith(subjectStart))
  if (mine.length === 0) return () => undefined
  const ids = [...new Set(mine.map(fundingIdOf))]
  const [rows, costs] = await Promise.all([
    selectFundings(db, scope).where('funding.invoice_factoring_id', 'in', ids).execute(),
    readCosts(db, scope, mine.map(partIdOf)),
  ])
  const fundings = new Map(rows.map((row) => [row.invoice_factoring_id, row]))
  return (entry) => {
    const row = entry.subject?.startsWith(subjectStart) && fundings.get(fundingIdOf(entry))
    return row ? factsOf(entry, row, costs.get(partIdOf(entry))) : undefined
  }
}

const fundingIdOf = ({ subject }: Entry): string => (subject ?? '').slice(subjectStart.length)
const partIdOf = ({ key }: Entry): string => keyParts.exec(key)?.[1] ?? ''

type Costs = { id: string; fee_amount: bigint; interest_amount: bigint }

/**
 * By the id of the step that passes a remainder on, or of the payment from the wallet. A payment from the wallet includes its own costs; from the
 * buyer's payment they were deducted. Payments that leave nothing to pass on are in `listTakenCosts`.
 */
async function readCosts(db: Db, { companyId }: OneCompanyScope, ids: readonly string[]) {
  const known = ids.filter((id) => id !== '')
  const { rows } = await sql<Costs>`
    select step.step_id::text as id, payment.fee_amount, payment.interest_amount
      from factoring_steps step join factoring_payments payment using (uid, payment_id)
     where step.uid = ${companyId} and step.step_id = any(${known}::uuid[]) and step.kind = 'remainder'
       and payment.payer = 'buyer'
    union all
    select payment_id::text, fee_amount, interest_amount from factoring_payments
     where uid = ${companyId} and payment_id = any(${known}::uuid[]) and state = 'shared'`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function factsOf(
  { kind }: Entry,
  row: KnownFunding,
  costs: Pick<Costs, 'fee_amount' | 'interest_amount'> | undefined,
): FactoringFacts {
  const isOfBuyer = kind === 'factoring.remainder'
  const invoice = row.invoice_number ?? fundingNumber(row)
  const none = zero(currencyOf(row))
  return {
    number: fundingNumber(row),
    counterparty: isOfBuyer ? row.company_name : row.finance_partner_name,
    isPayee: kind === 'factoring.repaid' || kind.startsWith('hold.'),
    reference: isOfBuyer ? `Invoice ${invoice}` : `Invoice ${invoice} to ${row.company_name}`,
    fee: costs ? amountIn(row, costs.fee_amount) : none,
    interest: costs ? amountIn(row, costs.interest_amount) : none,
  }
}

/** More would be no search any more. */
const mostFound = 1_000

/** The fundings with this text in number, invoice number or buyer. */
export async function listFundingsByText(db: Db, scope: OneCompanyScope, text: string): Promise<string[]> {
  const rows = await selectFundings(db, scope)
    .where(({ or }) => or([matchesFunding(scope, text), hasText(sql`lender.finance_partner_name`, text)]))
    .where('funding.requested_at', 'is not', null)
    .orderBy('funding.requested_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map(({ invoice_factoring_id }) => invoice_factoring_id)
}
