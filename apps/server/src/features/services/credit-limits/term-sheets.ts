import type { Db, Tx } from '@tradelane/db'
import { decimalText, type Money } from '@tradelane/money'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { getLender, type PartnerTerms } from '../../office/finance-partners/index.ts'
import { type LimitRow, limitNumber } from './limits.ts'
import { type Parties, type Party, partiesOf } from './parties.ts'

/** All fields of a term sheet, stored with it: later changes of the partner's terms or of the parties do not change it. */
export type TermSheet = Parties & {
  term_sheet_number: string
  limit_number: string
  finance_partner_id: number
  finance_partner_name: string
  /** Not kept with the first term sheets. */
  lender?: Party
  terms_version: number
  currency: string
  approved_amount: string
  annual_rate_basis_points: number
  fee_basis_points: number
  least_fee: string
  most_advance_percent: number
  finance_terms: readonly number[]
  offer_hours: number
  valid_until: string
  expires_at: string
  description_goods: string
  inco_terms: string
}
export type IssuedSheet = { sheet: TermSheet; issuedAt: Date }

type Offer = {
  terms: PartnerTerms
  amount: Money
  leastFee: Money
  validUntil: string
  expiresAt: Date
  at: Date
}

/** Writes the next term sheet of a limit, for ever, and answers its number. The limit is locked by the caller. */
export async function issueTermSheet(tx: Tx, row: LimitRow, offer: Offer): Promise<string> {
  const { terms, amount, leastFee, validUntil, expiresAt, at } = offer
  const { uid, credit_limit_id } = row
  const round = (await countSheets(tx, row)) + 1
  const term_sheet_number = `${recordNumber('TS', row.number, row.created_at)}-${round}`
  const sheet: TermSheet = {
    term_sheet_number,
    limit_number: limitNumber(row),
    ...(await partiesOf(tx, row)),
    finance_partner_id: terms.financePartnerId,
    finance_partner_name: terms.name,
    lender: await getLender(tx, terms.financePartnerId),
    terms_version: terms.version,
    currency: amount.currency,
    approved_amount: decimalText(amount),
    annual_rate_basis_points: terms.annualRateBasisPoints,
    fee_basis_points: terms.feeBasisPoints,
    least_fee: decimalText(leastFee),
    most_advance_percent: terms.mostAdvancePercent,
    finance_terms: terms.financeTerms,
    offer_hours: terms.offerHours,
    valid_until: validUntil,
    expires_at: expiresAt.toISOString(),
    description_goods: row.description_goods,
    inco_terms: row.inco_terms,
  }
  const stored = { term_sheet_number, round, uid, credit_limit_id, issued_at: at }
  await tx
    .insertInto('term_sheets')
    .values({ ...stored, term_sheet: JSON.stringify(sheet) })
    .execute()
  return term_sheet_number
}

async function countSheets(tx: Tx, { uid, credit_limit_id }: LimitRow): Promise<number> {
  const { newest } = await tx
    .selectFrom('term_sheets')
    .select(({ fn }) => fn.max('round').as('newest'))
    .where('uid', '=', uid)
    .where('credit_limit_id', '=', credit_limit_id)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** The term sheet that the limit names. The caller has read the limit within its scope. */
export async function findTermSheet(
  db: Db | Tx,
  { uid, term_sheet_number }: Pick<LimitRow, 'uid' | 'term_sheet_number'>,
): Promise<IssuedSheet | undefined> {
  if (term_sheet_number === null) return undefined
  const row = await db
    .selectFrom('term_sheets')
    .select(['term_sheet', 'issued_at'])
    .where('uid', '=', uid)
    .where('term_sheet_number', '=', term_sheet_number)
    .executeTakeFirst()
  return row && { sheet: row.term_sheet as TermSheet, issuedAt: row.issued_at }
}

/** Refuses with ILLEGAL_STATE where none was provided. */
export async function getTermSheet(
  db: Db | Tx,
  limit: Pick<LimitRow, 'uid' | 'term_sheet_number'>,
): Promise<IssuedSheet> {
  const issued = await findTermSheet(db, limit)
  if (!issued) throw new Refusal('ILLEGAL_STATE', { message: 'There is no term sheet yet.' })
  return issued
}
