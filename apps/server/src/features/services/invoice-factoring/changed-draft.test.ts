import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { describe, expect, it } from 'vitest'
import {
  codeForFunding,
  daysPassBy,
  type FundingForm,
  fundingForm,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
} from '../../../../test/given-funding.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))

describe('a draft', () => {
  it('that is saved with other values has them, and an offer for them', async () => {
    const { form, fundingId } = await givenDraftFunding(app, ada)
    const before = await rowOf(fundingId)
    app.clock.advance(1_000)
    const saved = await save(fundingId, {
      ...form,
      invoice_amount: 12_000,
      payment_request: '80',
      order_number: 'PO-7',
    })
    expect(saved.body).toMatchObject({ message: 'Saved as a draft', invoice_factoring_id: fundingId })
    const { funding } = await readFunding(app, ada, fundingId)
    expect(funding).toMatchObject({
      status: 'draft',
      invoice_amount: 12_000,

      payment_request: 80,
      order_number: 'PO-7',
    })
    const after = await rowOf(fundingId)
    expect(after.offer_expires_at?.getTime()).toBeGreaterThan(before.offer_expires_at?.getTime() ?? Infinity)
  })

  it('that is saved as it was keeps its offer and the code for it', async () => {
    const draft = await givenDraftFunding(app, ada)
    const before = await rowOf(draft.fundingId)
    const code = await codeForFunding(app, ada, draft.fundingId)
    expect((await save(draft.fundingId, draft.form)).status).toBe(200)
    expect(await rowOf(draft.fundingId)).toEqual(before)
    expect((await submitFundingOf(app, ada, { ...draft, code })).status).toBe(200)
  })

  it('that is saved as it was after its offer has ended gets a new one', async () => {
    const { form, fundingId } = await givenDraftFunding(app, ada)
    const { offer_expires_at: end } = await rowOf(fundingId)
    await daysPassBy(app, 30)
    expect((await save(fundingId, form)).status).toBe(200)
    const { offer_expires_at: next } = await rowOf(fundingId)
    expect(next?.getTime()).toBeGreaterThan((end?.getTime() ?? Infinity) + 86_400_000)
  })

  it('that was changed after its code was sent is not submitted with that code', async () => {
    const { form, fundingId } = await givenDraftFunding(app, ada)
    const code = await codeForFunding(app, ada, fundingId)
    const changed = { ...form, invoice_amount: 11_000 }
    await save(fundingId, changed)
    const submitted = await submitFundingOf(app, ada, { form: changed, fundingId, code })
    expect(failure(submitted).error.code).toBe('WRONG_CODE')
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('draft')
  })

  it('with an invoice of tomorrow is refused by its field, and stays', async () => {
    const { form, fundingId } = await givenDraftFunding(app, ada)
    const invoice_date = new Date(app.deps.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const refused = failure(await save(fundingId, { ...form, invoice_date, invoice_amount: 1_000 }))
    expect(refused.error.fields).toEqual({
      invoice_date: 'The invoice date is in the future. Enter the date on the invoice.',
    })
    expect((await readFunding(app, ada, fundingId)).funding.invoice_amount).toBe(10_000)
  })

  it('of another company is not found', async () => {
    const { fundingId } = await givenDraftFunding(app, ada)
    const other = await givenSupplier(app)
    const form = await fundingForm(app, other)
    expect(failure(await save(fundingId, form, other)).error.code).toBe('NOT_FOUND')
  })
})

it('a submitted invoice cannot be changed', async () => {
  const { form, fundingId } = await givenRequestedFunding(app, ada)
  const refused = failure(await save(fundingId, { ...form, invoice_amount: 11_000 }))
  expect(refused.error.code).toBe('ILLEGAL_STATE')
  expect((await readFunding(app, ada, fundingId)).funding.invoice_amount).toBe(10_000)
})

const save = (invoice_factoring_id: string, form: FundingForm, { token } = ada) =>
  app.call(invoiceFactoring.update, { body: { ...form, invoice_factoring_id } }, { token })
const rowOf = (fundingId: string) =>
  app.db
    .selectFrom('invoice_factorings')
    .select(['offer_expires_at', 'updated_at'])
    .where('invoice_factoring_id', '=', fundingId)
    .executeTakeFirstOrThrow()
