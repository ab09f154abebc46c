import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { getCompany } from '../../../access/company.ts'
import { emailsOfUsers } from '../../../access/names-of-users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { TradePartOf } from '../../../entries/service-entry.ts'
import { findPayees } from '../../trade/partners/index.ts'
import type { Payee } from './payee.ts'
import { shown, toAnswer } from './payment-answer.ts'
import { lockPayment, type PaymentRow } from './payments.ts'

/** A trade's payments; discarded drafts are left out. */
export const paymentsInTrade: TradePartOf<Deps, 'simple_payment_data'> = {
  group: 'simple_payment_data',
  async list({ db, clock }, scope, transactionId) {
    const rows = await db
      .selectFrom('simple_payments')
      .selectAll()
      .where('uid', '=', scope.companyId)
      .where('transaction_id', '=', transactionId)
      .where(({ eb, or }) => or([eb('state', '<>', 'cancelled'), eb('submitted_at', 'is not', null)]))
      .orderBy('created_at')
      .execute()
    if (rows.length === 0) return []
    const unapproved = rows.flatMap(({ payee, beneficiary_account_id: id }) => (payee || !id ? [] : [id]))
    const [{ company_name }, payees, emails] = await Promise.all([
      getCompany(db, scope),
      findPayees(db, scope, unapproved),
      emailsOfUsers(
        db,
        scope,
        rows.flatMap((row) => senderOf(row) ?? []),
      ),
    ])
    return rows.map((row) => {
      const payee = (row.payee as Payee | null) ?? payees.get(row.beneficiary_account_id ?? '')
      const sender = { company_name, work_email: emails.get(senderOf(row) ?? '') ?? null }
      return { id: row.simple_payment_id, data: { sender, ...toData(row, payee, clock.now()) } }
    })
  },
  async move(tx, scope, id, transactionId) {
    const { transaction_id: from } = await lockPayment(tx, { scope, simplePaymentId: id })
    await tx
      .updateTable('simple_payments')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('simple_payment_id', '=', id)
      .execute()
    return { from }
  },
}

const senderOf = ({ submitted_by, prepared_by }: PaymentRow): string | null => submitted_by ?? prepared_by

function toData(row: PaymentRow, payee: Payee | undefined, now: Date) {
  const answer = toAnswer(row, payee ? shown(payee) : null, { requestedBy: null, now })
  const { simple_payment_id, amount_sent, amount_received, fees, exchangeRate } = answer
  const { rate_as_of, rate_source } = answer
  const { amount_sent_currency, amount_received_currency, estimated_time, arrives_by, reference, reason } =
    answer
  return {
    number: answer.payment_number,
    status: tradeStatusOf(paymentStateTable, row.state),
    state: row.state,
    link: payment.customerPage(simple_payment_id),
    ...{ simple_payment_id, amount_sent, amount_sent_currency, amount_received, amount_received_currency },
    ...{ fees, exchangeRate, rate_as_of, rate_source, estimated_time, arrives_by, reference, reason },
    beneficiary_details: payee?.partner ?? null,
    beneficiary_account_details: payee?.account ?? null,
    payment_mode: answer.payoutMethod,
  }
}
