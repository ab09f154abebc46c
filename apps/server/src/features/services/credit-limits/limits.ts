import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import { type CreditLimitState, isUsableState } from '@tradelane/contract/credit-limits/states'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Currency, isCurrency, type Money, money } from '@tradelane/money'
import { type Selectable, sql } from 'kysely'
import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { creditLimitLifecycle } from './lifecycle.ts'

export type LimitRow = Selectable<Database['credit_limits']>
/** A limit with its company and its buyer. */
export type KnownLimit = LimitRow & { company_name: string; buyer_name: string }

/** The credit with one buyer, for those who lend or show it. */
export type CreditLimit = {
  creditLimitId: string
  /** LM-2026-000123. */
  number: string
  state: CreditLimitState
  financePartnerId: number | null
  currency: Currency
  requested: Money
  /** What can be lent to the company for this buyer; lower once it was reduced. */
  approved: Money | null
  /** The last day on which the limit can be used. */
  validUntil: string | null
  goods: string
  incoterm: string
  /** Of each invoice, in percent: what the buyer pays before the shipment. */
  prepaidPercent: number
}

/** LM-2026-000123. */
export const limitNumber = ({ number, created_at }: Pick<LimitRow, 'number' | 'created_at'>): string =>
  recordNumber(creditLimits.numberPrefix, number, created_at)

/** The limits in scope, with company and buyer. */
export const selectLimits = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('credit_limits as credit')
    .innerJoin('companies as company', 'company.uid', 'credit.uid')
    .innerJoin('partners as buyer', (join) =>
      join.onRef('buyer.uid', '=', 'credit.uid').onRef('buyer.beneficiary_id', '=', 'credit.beneficiary_id'),
    )
    .where(inScope(scope, 'credit.uid'))
    .selectAll('credit')
    .select(['company.company_name', 'buyer.company_name as buyer_name'])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getLimit(db: Db | Tx, scope: Scope, creditLimitId: string): Promise<KnownLimit> {
  const row = await selectLimits(db, scope)
    .where('credit.credit_limit_id', '=', creditLimitId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export const lockLimitById = (tx: Tx, scope: Scope, creditLimitId: string): Promise<LimitRow> =>
  lockRow(tx, creditLimitLifecycle, { scope, id: creditLimitId })

const ofBuyer = (db: Db | Tx, { companyId }: OneCompanyScope, beneficiaryId: string) =>
  db
    .selectFrom('credit_limits')
    .selectAll()
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)

/** The limit of a buyer, locked until the transaction ends. */
export const lockRowOfBuyer = (
  tx: Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<LimitRow | undefined> => ofBuyer(tx, scope, beneficiaryId).forUpdate().executeTakeFirst()

/** The company's credit with a buyer; undefined where none was ever requested. */
export async function findLimit(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<CreditLimit | undefined> {
  const row = await ofBuyer(db, scope, beneficiaryId).executeTakeFirst()
  return row && toCreditLimit(row)
}

/**
 * What identifies the buyer, by its registration number as it was when the limit was requested: '' where it had none. Undefined without a limit, and
 * where the limit is older than what is kept with it.
 */
export async function findBuyerKey(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<string | undefined> {
  const row = await ofBuyer(db, scope, beneficiaryId)
    .select(
      sql<string | null>`registration_key(requested_as -> 'buyer' ->> 'company_registration_number')`.as(
        'buyer_key',
      ),
    )
    .executeTakeFirst()
  return row?.buyer_key ?? undefined
}

/** The limit of a buyer, locked: of two fundings at once the second sees what the first has taken. */
export async function lockLimit(
  tx: Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<CreditLimit | undefined> {
  const row = await lockRowOfBuyer(tx, scope, beneficiaryId)
  return row && toCreditLimit(row)
}

export function toCreditLimit(row: LimitRow): CreditLimit {
  return {
    creditLimitId: row.credit_limit_id,
    number: limitNumber(row),
    state: row.state,
    financePartnerId: row.finance_partner_id,
    currency: currencyOf(row),
    requested: requestedOf(row),
    approved: approvedOf(row),
    validUntil: row.valid_until,
    goods: row.description_goods,
    incoterm: row.inco_terms,
    prepaidPercent: prepaidPercentOf(row),
  }
}

/** The first of the payment terms is what is paid in advance. */
function prepaidPercentOf({ payment_terms }: Pick<LimitRow, 'payment_terms'>): number {
  const [first] = payment_terms as { percentage: number }[]
  return first?.percentage ?? 0
}

export const currencyOf = ({ currency }: Pick<LimitRow, 'currency'>): Currency => {
  if (!isCurrency(currency)) throw new Error(`a credit limit in unknown ${currency}`)
  return currency
}
export const requestedOf = (row: Pick<LimitRow, 'currency' | 'requested_amount'>): Money =>
  money(row.requested_amount, currencyOf(row))
export const approvedOf = (row: Pick<LimitRow, 'currency' | 'approved_amount'>): Money | null =>
  row.approved_amount === null ? null : money(row.approved_amount, currencyOf(row))

/** The term sheet is signed: what was approved is the limit, also after its last day. */
export const isSigned = ({ state }: Pick<CreditLimit, 'state'>): boolean => isUsableState(state)

/** Signed, of more than nothing, and not past its last day. `today`: where the company is. */
export const isUsable = (
  { state, approved_amount, valid_until }: Pick<LimitRow, 'state' | 'approved_amount' | 'valid_until'>,
  today: string,
): boolean => isUsableState(state) && (approved_amount ?? 0n) > 0n && (valid_until ?? '') >= today

/** The same for those who read it by its buyer. */
export const isUsableToday = ({ state, approved, validUntil }: CreditLimit, today: string): boolean =>
  isUsable({ state, approved_amount: approved?.amount ?? null, valid_until: validUntil }, today)
