import { describe, expect, it } from 'vitest'
import { emptyFunding } from './fund-values.ts'
import { buyerNamed, fieldNames, prefillOf, type WireEInvoice } from './prefill.ts'

const invoice: WireEInvoice = {
  ...{ format: 'cii', is_credit_note: false, number: 'RE-1', issue_date: '2026-11-20', due_date: null },
  ...{ order_number: null, currency: 'EUR', total: 10_000.5, payable: 10_000.5 },
  ...{ seller_name: null, seller_number: null, buyer_name: 'HANSE  Teile GmbH', buyer_number: null },
}

describe('an electronic invoice', () => {
  it('fills in what is empty', () => {
    const filled = prefillOf(invoice, emptyFunding, 'EUR')
    expect(filled).toEqual({ invoice_amount: '10000.5', invoice_number: 'RE-1', invoice_date: '2026-11-20' })
    expect(fieldNames(filled)).toBe('amount, number and date')
    expect(fieldNames({ invoice_date: '2026-11-20' })).toBe('date')
  })

  it('leaves what was typed, and an amount in another currency or of a credit note', () => {
    const typed = { ...emptyFunding, invoice_number: 'RE-2', invoice_date: '2026-11-21' }
    expect(prefillOf(invoice, typed, 'USD')).toEqual({})
    expect(prefillOf(invoice, typed, undefined)).toEqual({})
    expect(prefillOf({ ...invoice, total: -1 }, typed, 'EUR')).toEqual({})
  })

  it('chooses the one buyer of its name', () => {
    const hanse = { company_name: 'Hanse Teile GmbH' }
    expect(buyerNamed([{ company_name: 'Hanse Teile AG' }, hanse], invoice)).toBe(hanse)
    expect(buyerNamed([hanse, { ...hanse }], invoice)).toBeUndefined()
    expect(buyerNamed([hanse], { ...invoice, buyer_name: null })).toBeUndefined()
  })
})
