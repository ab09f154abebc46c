import type { Funding } from '@tradelane/contract/invoice-factoring/calls'
import type { XmlDifference } from '@tradelane/contract/invoice-factoring/funding-parts'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { FundingState } from '@tradelane/contract/invoice-factoring/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Currency, decimalText, type Money, money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { selectFinancePartners } from '../../office/finance-partners/index.ts'
import { daysOverdue } from './engine/ageing.ts'
import type { Position } from './engine/position.ts'
import { fundingLifecycle } from './lifecycle.ts'

export type FundingRow = Selectable<Database['invoice_factorings']>
export type KnownFunding = FundingRow & {
  company_name: string
  finance_partner_name: string
  customer_name: string
}

export const fundingNumber = ({ number, created_at }: Pick<FundingRow, 'number' | 'created_at'>): string =>
  recordNumber(invoiceFactoring.numberPrefix, number, created_at)

export const currencyOf = ({ currency }: Pick<FundingRow, 'currency'>): Currency => currency as Currency
export const amountIn = (row: Pick<FundingRow, 'currency'>, amount: bigint): Money =>
  money(amount, currencyOf(row))

/** What the buyer owes on the due date: the invoice without what it paid in advance. Nothing else is funded. */
export const receivableOfRow = (
  row: Pick<FundingRow, 'currency' | 'invoice_amount' | 'prepaid_amount'>,
): Money => amountIn(row, row.invoice_amount - row.prepaid_amount)

/**
 * What is missing of an invoice whose advance and cost are paid; zero where nothing is, until the due date is over, or where the customer has paid them
 * itself and settles the rest with its buyer.
 */
export const shortBy = (row: FundingRow, today: string): Money => {
  if (row.shortfall_amount === null && row.due_date !== null && row.due_date >= today)
    return amountIn(row, 0n)
  const missing = row.invoice_amount - row.prepaid_amount - row.buyer_paid
  const isSettled = row.state === 'collected' || row.state === 'closed'
  return amountIn(row, isSettled && row.customer_paid === 0n && missing > 0n ? missing : 0n)
}

/** The state says whether it is overdue, by the buyer's clock; days are counted by the company's, from the first one on. */
export const daysOverdueOf = ({ state, due_date }: FundingRow, today: string): number =>
  state === 'overdue' && due_date !== null ? Math.max(1, daysOverdue(due_date, today)) : 0

/** The buyer's page opens the account of a requested one: until the invoice is approved, and where it never is, nobody pays to it. */
export const unfundedStates = statesWhere<FundingState>({
  draft: true,
  requested: true,
  approved: false,
  funded: false,
  overdue: false,
  collected: false,
  closed: false,
  denied: true,
  withdrawn: true,
})
export const isUnfunded = ({ state }: Pick<FundingRow, 'state'>): boolean => unfundedStates.includes(state)

/** The back office does not see drafts. */
export const selectFundings = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('invoice_factorings as funding')
    .innerJoin('partners as buyer', (join) =>
      join
        .onRef('buyer.uid', '=', 'funding.uid')
        .onRef('buyer.beneficiary_id', '=', 'funding.beneficiary_id'),
    )
    .innerJoin(
      selectFinancePartners(db).as('lender'),
      'lender.finance_partner_id',
      'funding.finance_partner_id',
    )
    .innerJoin('companies as customer', 'customer.uid', 'funding.uid')
    .where(inScope(scope, 'funding.uid'))
    .$if(scope.kind === 'office', (query) => query.where('funding.requested_at', 'is not', null))
    .selectAll('funding')
    .select(['buyer.company_name', 'lender.finance_partner_name', 'customer.company_name as customer_name'])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getFunding(db: Db | Tx, scope: Scope, fundingId: string): Promise<KnownFunding> {
  const row = await selectFundings(db, scope)
    .where('funding.invoice_factoring_id', '=', fundingId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export const lockFunding = (tx: Tx, scope: Scope, id: string): Promise<FundingRow> =>
  lockRow(tx, fundingLifecycle, { scope, id })

/** The newest of a buyer; undefined where nothing was submitted. */
export async function findNewestFunding(db: Db, { companyId }: OneCompanyScope, beneficiaryId: string) {
  return db
    .selectFrom('invoice_factorings')
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .select(['invoice_factoring_id', 'payment_request', 'invoice_file', 'purchase_order_file'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listFundings(
  db: Db,
  scope: OneCompanyScope,
  {
    page,
    limit,
    beneficiary_id: buyer,
    status,
  }: {
    page: number
    limit: number
    beneficiary_id?: string | undefined
    status?: FundingRow['state'] | undefined
  },
): Promise<Funding[]> {
  const rows = await selectFundings(db, scope)
    .$if(buyer !== undefined, (query) => query.where('funding.beneficiary_id', '=', buyer ?? ''))
    .$if(status !== undefined, (query) => query.where('funding.state', '=', status ?? 'draft'))
    .orderBy('funding.created_at', 'desc')
    .orderBy('funding.invoice_factoring_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toFunding)
}

/** Of a funding that was advanced; undefined before. */
export function positionOf(row: FundingRow): Position | undefined {
  const { position_day, principal_amount, unit_days, interest_paid, fee_due, annual_rate_basis_points } = row
  if (
    position_day === null ||
    principal_amount === null ||
    unit_days === null ||
    interest_paid === null ||
    fee_due === null
  )
    return undefined
  return {
    day: position_day,
    principal: amountIn(row, principal_amount),
    accrual: { unitDays: unit_days },
    interestPaid: amountIn(row, interest_paid),
    feeDue: amountIn(row, fee_due),
    annualRateBasisPoints: annual_rate_basis_points ?? 0,
  }
}

/** Where the XML of its electronic invoice disagrees, as it was submitted. */
export const xmlDifferencesOf = ({ xml_differences }: Pick<FundingRow, 'xml_differences'>): XmlDifference[] =>
  (xml_differences ?? []) as XmlDifference[]

/** The same as it is stored. */
export const positionColumns = (position: Position) => ({
  position_day: position.day,
  principal_amount: position.principal.amount,
  unit_days: position.accrual.unitDays,
  interest_paid: position.interestPaid.amount,
  fee_due: position.feeDue.amount,
})

/** As it is answered. */
export function toFunding(row: KnownFunding): Funding {
  return {
    invoice_factoring_id: row.invoice_factoring_id,
    funding_number: fundingNumber(row),
    transaction_id: row.transaction_id,
    beneficiary_id: row.beneficiary_id,
    company_name: row.company_name,
    finance_partner_id: row.finance_partner_id,
    finance_partner_name: row.finance_partner_name,
    status: row.state,
    version: row.version,
    currency: currencyOf(row),
    invoice_number: row.invoice_number,
    invoice_date: row.invoice_date,
    order_number: row.order_number,
    ksef_number: row.ksef_number,
    invoice_amount: decimalText(amountIn(row, row.invoice_amount)),
    prepaid_amount: decimalText(amountIn(row, row.prepaid_amount)),
    payment_request: row.payment_request,
    finance_term: row.finance_term,
    shipment_date: row.shipment_date,
    due_date: row.due_date,
    invoice_file: row.invoice_file,
    purchase_order_file: row.purchase_order_file,
    shipping_file: row.shipping_file,
    buyer_confirmed_at: row.buyer_confirmed_at,
    reason: row.reason,
    created_at: row.created_at,
  }
}
