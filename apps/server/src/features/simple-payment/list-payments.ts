import type { SimplePayment } from '@tradelane/contract/simple-payment'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Payee } from './payee.ts'
import { type ShownPayee, shown, toAnswer } from './payment-answer.ts'
import type { PaymentRow } from './queries.ts'

type Filter = { kind: 'drafts' | 'payments' | 'both'; page: number; limit: number }

/** A company's payments, newest first; discarded drafts are in none of the lists. */
export async function listPayments(
  db: Db,
  companyId: string,
  { kind, page, limit }: Filter,
): Promise<{ payments: SimplePayment[]; total: number }> {
  const listed = selectListed(db, companyId, kind)
  const { total } = await listed
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await listed
    .selectAll('payment')
    .select(draftPayee)
    .orderBy(kind === 'payments' ? 'payment.submitted_at' : 'payment.created_at', 'desc')
    .orderBy('payment.simple_payment_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { payments: rows.map(toListed), total: Number(total) }
}

function selectListed(db: Db, companyId: string, kind: Filter['kind']) {
  const ofCompany = db.selectFrom('simple_payments as payment').where('payment.uid', '=', companyId)
  if (kind === 'drafts') return ofCompany.where('payment.state', '=', 'draft')
  if (kind === 'payments') return ofCompany.where('payment.submitted_at', 'is not', null)
  return ofCompany.where(({ or, eb }) =>
    or([eb('payment.state', '=', 'draft'), eb('payment.submitted_at', 'is not', null)]),
  )
}

/** Of a draft: its partner as it is now, with the account where one is chosen. */
const draftPayee = sql<ShownPayee | null>`(
  select json_build_object('companyName', partner.company_name, 'accountNo', account.account_no,
                           'payoutMethod', account.payout_method)
    from partners partner
    left join partner_accounts account
      on account.uid = partner.uid and account.beneficiary_account_id = payment.beneficiary_account_id
   where partner.uid = payment.uid and partner.beneficiary_id = payment.beneficiary_id)`.as('draft_payee')

function toListed(row: PaymentRow & { draft_payee: ShownPayee | null }): SimplePayment {
  return toAnswer(row, row.payee ? shown(row.payee as Payee) : row.draft_payee)
}
