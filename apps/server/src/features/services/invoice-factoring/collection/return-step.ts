import { postJournal } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import { moneyStep, settledAs } from '../../../money/steps/index.ts'
import { factoringPaymentLifecycle } from '../lifecycle.ts'
import { unmatched } from '../movements/journals.ts'

/** A buyer's payment that cannot be used goes back to its sender. A "no" is no end: it is asked for again. */
export const returnStep = moneyStep({
  lifecycle: factoringPaymentLifecycle,
  asked: 'unmatched',
  done: 'returned',
  askedAt: 'created_at',
  isAtProvider: false,
  async ask({ financePartners }, { row, key }) {
    const { provider_reference: providerReference } = row
    if (providerReference === null) throw new Error(`${key} did not come from a buyer`)
    return settledAs(await financePartners.returnCollection({ key, providerReference }), 'done')
  },
  set: ({ at }) => ({ settled_at: at }),
  async book(tx, { row, at }) {
    const amount = money(row.amount, row.currency as Currency)
    const ids = { paymentId: row.payment_id, fundingId: row.invoice_factoring_id }
    const payment = { ...ids, amount, description: 'Payment returned to its sender' }
    await postJournal(tx, unmatched(payment, 'returned', at))
  },
})
