import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { money } from '@tradelane/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Draft, givenDraft, givenPayer } from '../../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import { Refusal } from '../../../../refusal.ts'
import type { PricedQuote } from '../../../money/wallet/index.ts'
import { orderOfDraft, type PaymentOrder } from '../payment-order.ts'
import { getPayment } from '../payments.ts'
import { quoteNow, requirePrice } from './price-order.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
let actor: CustomerActor
let order: PaymentOrder
let quote: PricedQuote
beforeAll(async () => {
  const { companyId, userId } = payer
  actor = { kind: 'company', role: 'owner', companyId, userId, sessionId: '' }
  const { simple_payment_id: simplePaymentId } = await givenDraft(app, payer)
  order = await orderOfDraft(app.db, actor, await getPayment(app.db, { scope: actor, simplePaymentId }))
  quote = await quoteNow(app.deps, actor, order)
})

describe('the price of an order', () => {
  test('is its quote’s', () => {
    expect(refusalOf({})).toBeUndefined()
  })

  test('is refused beside the currency that the company has no wallet in', () => {
    expect(refusalOf({}, { isOpen: false })?.details.fields).toEqual({
      amount_sent_currency: 'You have no USD account yet',
    })
  })

  test('holds until its quote expires, and not at that very moment', () => {
    const { expiresAt } = quote
    expect(refusalOf({}, { now: new Date(expiresAt.getTime() - 1) })).toBeUndefined()
    expect(refusalOf({}, { now: expiresAt })?.code).toBe('QUOTE_EXPIRED')
  })

  test('is refused beside the amount that differs', () => {
    const { currency, amount } = order.target
    const refused = refusalOf({ target: money(amount + 1n, currency) })
    expect(fieldsOf(refused)).toEqual(['amount_received'])
  })

  test('is refused below 1 in either currency, also where only the rate has changed', () => {
    for (const [side, field] of [
      ['source', 'amount_sent'],
      ['target', 'amount_received'],
    ] as const) {
      const priced = (amount: bigint) => {
        const changed = { [side]: money(amount, order[side].currency) }
        const now = new Date(quote.expiresAt.getTime() - 1)
        return refusalOf(changed, { now, quoted: { ...quote, ...changed } })
      }
      expect(priced(100n)).toBeUndefined()
      expect(fieldsOf(priced(99n))).toEqual([field])
    }
  })

  test('is refused where the same figure is in another currency', () => {
    const refused = refusalOf({ target: money(order.target.amount, 'GBP') })
    expect(fieldsOf(refused)).toEqual(['amount_received'])
  })
})

describe('the order of a draft', () => {
  const refusedDraft = async (draft: Draft) => {
    const saved = await app.call(simplePayments.save, { body: draft }, { token: payer.token })
    const { simple_payment_id: simplePaymentId } = saved.body
    const row = await getPayment(app.db, { scope: actor, simplePaymentId })
    return orderOfDraft(app.db, actor, row).catch((thrown: unknown) => thrown as Refusal)
  }

  test('is refused beside everything that is missing', async () => {
    const refused = await refusedDraft({ save_as_draft: 1 })
    expect(refused).toBeInstanceOf(Refusal)
    expect(fieldsOf(refused as Refusal)).toEqual(
      expect.arrayContaining(['beneficiary_id', 'amount_sent', 'amount_received', 'fees', 'reference']),
    )
  })

  test('is refused beside an amount that is missing, although its currency is there', async () => {
    const { save_as_draft: _, password: __, contract_id: ___, ...fields } = await givenDraft(app, payer)
    const refused = await refusedDraft({
      ...fields,
      save_as_draft: 1,
      amount_sent: null,
      fees: null,
    } as Draft)
    expect(fieldsOf(refused as Refusal)).toEqual(['amount_sent', 'fees'])
  })
})

const fieldsOf = (refused: Refusal | undefined) => Object.keys(refused?.details.fields ?? {})
const refusalOf = (
  changes: Partial<PaymentOrder>,
  { now = app.clock.now(), quoted = quote, isOpen = true } = {},
): Refusal | undefined => {
  try {
    requirePrice({ now }, { ...order, ...changes }, { quote: quoted, isOpen })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return undefined
}
