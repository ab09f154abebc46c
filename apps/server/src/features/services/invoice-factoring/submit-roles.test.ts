import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import {
  codeForFunding,
  givenDraftFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
} from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
let draft: Awaited<ReturnType<typeof givenDraftFunding>>
beforeEach(async () => {
  ada = await givenSupplier(app)
  draft = await givenDraftFunding(app, { ...ada, ...(await givenColleague(app, ada, 'preparer')) })
})

describe('the draft of a preparer', () => {
  it('is submitted by an approver, with a code of its own', async () => {
    const approver = { ...ada, ...(await givenColleague(app, ada, 'approver')) }
    expect((await submitFundingOf(app, approver, draft)).status).toBe(200)
    expect((await readFunding(app, ada, draft.fundingId)).funding.status).toBe('requested')
  })

  it('is not submitted by its preparer, even with the code of an owner', async () => {
    const preparer = { ...ada, ...(await givenColleague(app, ada, 'preparer')) }
    const code = await codeForFunding(app, ada, draft.fundingId)
    const answer = await submitFundingOf(app, preparer, { ...draft, code })
    expect(failure(answer).error.code).toBe('ROLE_NOT_ALLOWED')
    expect((await readFunding(app, ada, draft.fundingId)).funding.status).toBe('draft')
  })

  it('is not changed by an approver, and neither changed nor submitted by a viewer', async () => {
    const approver = { ...ada, ...(await givenColleague(app, ada, 'approver')) }
    const viewer = { ...ada, ...(await givenColleague(app, ada, 'viewer')) }
    const body = { ...draft.form, invoice_factoring_id: draft.fundingId, payment_request: '86' }
    for (const { token } of [approver, viewer]) {
      const answer = await app.call(invoiceFactoring.update, { body }, { token })
      expect(failure(answer).error.code).toBe('ROLE_NOT_ALLOWED')
    }
    const submitted = await submitFundingOf(app, viewer, { ...draft, code: '000000' })
    expect(failure(submitted).error.code).toBe('ROLE_NOT_ALLOWED')
    expect((await readFunding(app, ada, draft.fundingId)).funding.payment_request).toBe(85)
  })
})
