import { describe, expect, it } from 'vitest'
import { bodyOf, emptyFunding, fundResolver, offerBodyOf } from './fund-values.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as never

const filled = {
  ...emptyFunding,
  beneficiary_id: '0b6f4f1e-7a36-4b7e-9a39-7f6f1f1f1f1f',
  company_name: 'Hanse Teile GmbH',
  company_registration_number: 'HRB 118822',
  company_address: 'Am Sandtorkai 12, 20457 Hamburg',
  contact_person_name: 'Jonas Petersen',
  phone_number: '+49 40 5550 1188',
  email: 'accounts@hanse-teile.example',
  shipment_date: '2026-11-23',
  finance_partner_id: '1',
  finance_term: '60',
  invoice_amount: '10000',
  payment_request: '85',
  invoice_number: 'HT-2026-0042',
  invoice_file: 'https://tradelane.example/invoice.pdf',
  purchase_order_file: 'https://tradelane.example/order.pdf',
}

describe('an invoice that is put up for money', () => {
  it("shows the specification's messages for what is missing", async () => {
    const { errors } = await fundResolver(emptyFunding, undefined, options)
    const messages = Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]),
    )
    expect(messages).toMatchObject({
      company_name: 'Please select a company name',
      company_registration_number: 'Registration number is required',
      company_address: 'Please enter a valid address',
      contact_person_name: 'Contact person name is required',
      email: 'Email is required',
      shipment_date: 'Please enter a valid shipment date',
      finance_partner_id: 'Select a finance partner',
      finance_term: 'Select a finance term',
      invoice_amount: 'Please enter invoice amount',
      invoice_number: 'Enter the invoice number',
      invoice_file: 'Please upload valid invoice file',
      purchase_order_file: 'Please upload valid purchase order file',
    })
    expect((await fundResolver(filled, undefined, options)).errors).toEqual({})
  })

  it('says "Please upload document" where a file is no link', async () => {
    const { errors } = await fundResolver({ ...filled, invoice_file: 'invoice.pdf' }, undefined, options)
    expect(errors.invoice_file?.message).toBe('Please upload document')
  })

  it('is offered as soon as buyer, partner, term, amount and shipment date are there', () => {
    expect(offerBodyOf({ ...filled, finance_term: '' })).toBeUndefined()
    expect(offerBodyOf({ ...filled, invoice_amount: '0' })).toBeUndefined()
    expect(offerBodyOf({ ...filled, invoice_file: '' })).toMatchObject({ invoice_amount: 10_000 })
  })

  it('sends the links of its files without their names', () => {
    const named = { ...filled, invoice_file_name: 'invoice.pdf' }
    expect(bodyOf(named)).toEqual(bodyOf(filled))
  })

  it('leaves out what is optional and was not filled in', () => {
    expect(bodyOf(filled)).not.toHaveProperty('shipping_file')
    expect(bodyOf({ ...filled, invoice_number: ' ' })).not.toHaveProperty('invoice_number')
    for (const optional of ['invoice_date', 'order_number'])
      expect(bodyOf({ ...filled, order_number: ' ' })).not.toHaveProperty(optional)
  })

  it('sends invoice date and order number where they are filled in', () => {
    const order = { invoice_date: '2026-11-20', order_number: 'PO-7731' }
    expect(bodyOf({ ...filled, ...order })).toMatchObject(order)
  })
})
