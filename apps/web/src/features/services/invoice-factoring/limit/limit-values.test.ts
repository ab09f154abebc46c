import { describe, expect, it } from 'vitest'
import { bodyOf, dueOnDelivery, emptyBuyer, emptyRequest, limitResolver } from './limit-values.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as never

const filled = {
  ...emptyBuyer,
  invoice_buyer_id: '0b6f4f1e-7a36-4b7e-9a39-7f6f1f1f1f1f',
  company_name: 'Hafenhandel Nord GmbH',
  company_registration_number: 'HRB 90412',
  company_address: 'Am Sandtorkai 30, 20457 Hamburg',
  trading_history: '6',
  description_goods: 'Roasted coffee',
  limit_request: '250000',
  inco_terms: 'FOB',
}
const whole = { companies: [filled], terms_conditions_1: true, terms_conditions_2: true }

describe('the request for a credit limit', () => {
  it('is sent with numbers and is valid once everything is filled in', async () => {
    expect(bodyOf(whole).companies[0]).toMatchObject({
      trading_history: 6,
      limit_request: 250_000,
      payment_term_2: { days: 30, percentage: 0 },
    })
    expect((await limitResolver(whole, undefined, options)).errors).toEqual({})
  })

  it("shows the specification's messages for what is missing", async () => {
    const { errors } = await limitResolver(emptyRequest, undefined, options)
    const [company] = errors.companies as unknown as Record<string, { message: string }>[]
    expect(company?.company_name?.message).toBe('Please select a company name')
    expect(company?.trading_history?.message).toBe('Years of trading is required')
    expect(company?.limit_request?.message).toBe('Expect a number')
    expect(errors.terms_conditions_1?.message).toBe('You must accept the terms and conditions')
    expect(errors.terms_conditions_2?.message).toBe('You must accept the terms and conditions')
  })

  it('gives each error a type, so that it is cleared once its field is right', async () => {
    const { errors } = await limitResolver(emptyRequest, undefined, options)
    const [company] = errors.companies as unknown as Record<string, { type: string }>[]
    expect(company?.company_name?.type).toBe('schema')
    expect(errors.terms_conditions_1?.type).toBe('schema')
  })

  it('shows what the four payment terms leave for the delivery', () => {
    expect(dueOnDelivery(filled)).toBe(100)
    expect(dueOnDelivery({ ...filled, payment_term_1: { percentage: '30' } })).toBe(70)
    expect(dueOnDelivery({ ...filled, payment_term_1: { percentage: '101' } })).toBeUndefined()
    expect(dueOnDelivery({ ...filled, payment_term_1: { percentage: 'x' } })).toBeUndefined()
  })
})
