import type { SimplePayment } from '@tradelane/contract/simple-payment/calls'
import { paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import type { Payee } from './payee.ts'
import { type ShownPayee, shown, toAnswer } from './payment-answer.ts'
import type { PaymentRow } from './payments.ts'

type Filter = {
  kind: 'drafts' | 'awaiting' | 'payments' | 'both'
  /** Those to one partner. */
  beneficiaryId?: string | undefined
  page: number
  limit: number
}

/** A company's payments, newest first; discarded drafts are in none of the lists. */
export async function listPayments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: OneCompanyScope,
  filter: Filter,
) {
  const { kind, beneficiaryId, page, limit } = filter
  const listed = selectListed(db, scope, filter)
  // Each order matches an index, so that a page is read without sorting.
  const isBySubmission = kind === 'payments' && beneficiaryId === undefined
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) => listed.select(sql.lit(1).as('one')).limit(atMost)),
    listed
      .selectAll('payment')
      .select([draftPayee, requestedBy])
      .orderBy(isBySubmission ? 'payment.submitted_at' : 'payment.created_at', 'desc')
      .$if(beneficiaryId === undefined, (query) => query.orderBy('payment.simple_payment_id'))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  const now = clock.now()
  return { data: rows.map((row) => toListed(row, now)), pagination }
}

function selectListed(db: Db, { companyId }: OneCompanyScope, { kind, beneficiaryId }: Filter) {
  const ofCompany = db
    .selectFrom('simple_payments as payment')
    .where('payment.uid', '=', companyId)
    .$if(beneficiaryId !== undefined, (query) =>
      query.where('payment.beneficiary_id', '=', beneficiaryId ?? null),
    )
  if (kind === 'drafts') return ofCompany.where('payment.state', '=', 'draft')
  if (kind === 'awaiting') return ofCompany.where('payment.state', '=', 'awaiting_approval')
  if (kind === 'payments') return ofCompany.where('payment.submitted_at', 'is not', null)
  return ofCompany.where(({ or, eb }) =>
    or([
      eb('payment.state', 'in', paymentsWhoseMoneyIs('untouched')),
      eb('payment.submitted_at', 'is not', null),
    ]),
  )
}

/** Before the submission: the partner's current data, with the account if one is chosen. */
export const draftPayee = sql<ShownPayee | null>`(
  select json_build_object('companyName', partner.company_name, 'accountNo', account.account_no,
                           'payoutMethod', account.payout_method)
    from partners partner
    left join partner_accounts account
      on account.uid = partner.uid and account.beneficiary_account_id = payment.beneficiary_account_id
   where partner.uid = payment.uid and partner.beneficiary_id = payment.beneficiary_id)`.as('draft_payee')

export const requestedBy = sql<string | null>`(
  select person.first_name || ' ' || person.last_name from users person
   where person.uid = payment.uid and person.user_id = payment.approval_requested_by)`.as('requested_by')

export type Listed = PaymentRow & { draft_payee: ShownPayee | null; requested_by: string | null }

export function toListed(row: Listed, now: Date): SimplePayment {
  const payee = row.payee ? shown(row.payee as Payee) : row.draft_payee
  return toAnswer(row, payee, { requestedBy: row.requested_by, now })
}
