import { incomingPaymentPrefix } from '@tradelane/contract/incoming-payments/states'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { shownNumber } from '../../../access/shown-number.ts'
import { noteShown } from '../../../http/routes.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { holdingCases } from '../../world/screening/index.ts'
import { waiting } from './received.ts'
import { senderParty } from './screen-sender.ts'

/** Why the accounts of senders are asked for in full; with a payment only its sender's. */
type RevealRequest = { reason?: string | undefined; incoming_payment_id?: string | undefined }

/** What the back office decides about: held, being checked, or being returned; with the matches of its sender. */
export async function listUndecided(db: Db, scope: OneCompanyScope, asked: RevealRequest) {
  const rows = await db
    .selectFrom('incoming_payments')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('state', 'in', [...waiting, 'returning'])
    .orderBy('made_order')
    .execute()
  const one = rows.find(({ incoming_payment_id: id }) => id === asked.incoming_payment_id)
  if (one) noteShown({ companyId: one.uid, subject: 'incoming_payment', subjectId: one.incoming_payment_id })
  const reasonFor = (id: string) => ((asked.incoming_payment_id ?? id) === id ? asked.reason : undefined)
  const parties = new Map(rows.map(({ sender }) => [sender, senderParty(sender)]))
  const cases = await holdingCases(db, scope, [...parties.values()])
  return rows.map(({ incoming_payment_id, number, created_at, currency, amount, ...row }) => ({
    incoming_payment_id,
    number: recordNumber(incomingPaymentPrefix, number, created_at),
    currency: currency as Currency,
    amount: decimalText(money(amount, currency as Currency)),
    sender: row.sender,
    sender_account: row.sender_account && shownNumber(row.sender_account, reasonFor(incoming_payment_id)),
    reference: row.reference,
    state: row.state,
    arrived_at: row.arrived_at,
    return_refusal: row.return_refusal,
    matches: cases
      .filter(({ subjectId }) => subjectId === parties.get(row.sender)?.subjectId)
      .map(({ found }) => found),
  }))
}
