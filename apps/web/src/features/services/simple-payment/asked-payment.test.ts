import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { describe, expect, it } from 'vitest'
import { askedPayment } from './asked-payment.ts'

const account = (id: string, currency: string) => ({ beneficiary_account_id: id, currency })
const hanse = (...account_details: object[]) =>
  [{ beneficiary_id: 'hanse', account_details }] as unknown as WirePartner[]
const request = {
  name: 'Valves',
  currency: 'EUR',
  total: 1200.5,
  counterparty: { beneficiary_id: 'hanse' },
} as unknown as WireQuoteRequest

describe('a payment for the trade of a request', () => {
  it('begins with the partner, its one account in the currency, and the value of the goods', () => {
    expect(askedPayment(request, hanse(account('usd', 'USD'), account('eur', 'EUR')))).toEqual({
      reference: 'Valves',
      beneficiary_id: 'hanse',
      beneficiary_account_id: 'eur',
      amount_received_currency: 'EUR',
      amount_received: '1200.5',
      side: 'target',
    })
  })

  it('leaves the account open where there are two in the currency, or none', () => {
    const start = { reference: 'Valves', beneficiary_id: 'hanse' }
    expect(askedPayment(request, hanse(account('one', 'EUR'), account('two', 'EUR')))).toEqual(start)
    expect(askedPayment(request, hanse(account('usd', 'USD')))).toEqual(start)
  })

  it('does not pay the buyer of a seller', () => {
    expect(askedPayment({ ...request, role: 'seller' }, hanse(account('eur', 'EUR')))).toEqual({
      reference: 'Valves',
    })
  })

  it('leaves the partner open where it is none of the list', () => {
    expect(askedPayment(request, [])).toEqual({ reference: 'Valves' })
    expect(askedPayment({ ...request, name: null }, [])).toEqual({})
  })
})
