import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { draftPayment } from '@tradelane/contract/simple-payment/forms'
import { describe, expect, it } from 'vitest'
import { draftBody } from './draft-body.ts'
import { emptyPayment, inputMark, valuesOf } from './payment-form.ts'
import type { Quote } from './payment-queries.ts'
import { beneficiaryStep, detailsStep, furthestStep, summaryStep } from './payment-steps.ts'

const payee = { beneficiary_id: crypto.randomUUID(), beneficiary_account_id: crypto.randomUUID() }
const details = {
  amount_received: '960.15',
  side: 'target',
  reference: 'INV 77',
  reason: 'Goods bought',
  paid_from: 'Account Balance',
  purposeCode: 'IR01811',
  sourceOfFunds: 'Corporate Account',
  exemptionCode: '01',
} as const

describe('a payment on its way through the wizard', () => {
  it('reaches the last completed step, without counting the calculated amount', () => {
    expect(furthestStep(emptyPayment)).toBe(beneficiaryStep)
    expect(furthestStep({ ...emptyPayment, ...payee })).toBe(detailsStep)
    expect(furthestStep({ ...emptyPayment, ...payee, ...details })).toBe(summaryStep)
    expect(furthestStep({ ...emptyPayment, ...details })).toBe(beneficiaryStep)
    expect(furthestStep({ ...emptyPayment, ...payee, ...details, amount_received: '0.99' })).toBe(detailsStep)
  })

  it('is saved with the typed values, without values calculated from an expired price', () => {
    const values = { ...emptyPayment, ...payee, ...details, amount_sent: '1000.00', reason: '  ' }
    const body = draftBody({ simplePaymentId: undefined, step: detailsStep, values, quote: undefined })
    expect(body).toMatchObject({
      amount_received: 960.15,
      amount_sent: null,
      fees: null,
      reason: null,
      step: 3,
    })
    expect(draftPayment.parse(body)).not.toHaveProperty('side')
  })

  it('is continued with all that was saved: the typed side, and where the money comes from', () => {
    const values = { ...emptyPayment, ...payee, ...details, amount_sent: '1000.00' }
    const quote = { amount_sent: 1000, amount_received: 960.15, fees: 0.5, quote_id: crypto.randomUUID() }
    const saved = draftBody({ simplePaymentId: undefined, step: detailsStep, values, quote: quote as Quote })
    expect(valuesOf(saved as unknown as WireSimplePayment)).toEqual({
      ...values,
      paid_from: 'Account Balance',
    })
  })

  it('is the same input regardless of the rate', () => {
    const values = { ...emptyPayment, ...payee, ...details }
    expect(inputMark({ ...values, amount_sent: '1000.00' })).toBe(inputMark(values))
    expect(inputMark({ ...values, amount_received: '960.16' })).not.toBe(inputMark(values))
  })
})
