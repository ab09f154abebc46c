import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { partners } from '@tradelane/contract/partners/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
} from '../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenSupplier(app)
})

describe('nothing is lent on the invoice of a listed buyer', () => {
  it('when it is submitted: it stays a draft, and the customer does not learn why', async () => {
    const draft = await givenDraftFunding(app, ada)
    await buyerBecomesListed()
    const refused = failure(await submitFundingOf(app, ada, draft))
    expect(refused).toMatchObject({ message: words, error: { code: 'ILLEGAL_STATE' } })
    expect((await readFunding(app, ada, draft.fundingId)).funding.status).toBe('draft')
  })

  it('when it is approved, where the buyer was listed in between: no transfer is asked for', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await buyerBecomesListed()
    const refused = failure(await approveFunding(app, fundingId, admin))
    expect(refused.error.code).toBe('ILLEGAL_STATE')
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('requested')
    expect(await stepsOf(fundingId)).toEqual([])
  })

  it('but it can still be denied', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await buyerBecomesListed()
    const body = { invoice_factoring_id: fundingId, decision: 'deny', reason: 'Not possible' } as const
    expect((await app.call(officeFundings.decide, { body }, { token: admin })).status).toBe(200)
  })
})

it('an invoice is funded once the match of its buyer was decided to be false', async () => {
  const draft = await givenDraftFunding(app, ada)
  const { company_registration_number } = await app.db
    .selectFrom('partners')
    .select('company_registration_number')
    .where('beneficiary_id', '=', ada.beneficiaryId)
    .executeTakeFirstOrThrow()
  const renamed = {
    ...hafenhandel,
    company_registration_number,
    beneficiary_id: ada.beneficiaryId,
    company_name: 'Veltrania Export Bureau',
  }
  expect((await app.call(partners.update, { body: renamed }, { token: ada.token })).status).toBe(200)
  expect((await submitFundingOf(app, ada, draft)).status).toBe(409)
  const listed = await app.call(adminScreening.list, { query: { limit: '100' } }, { token: admin })
  const found = listed.body.cases.find(({ uid }) => uid === ada.companyId)
  const decide = async (decision: 'confirmed' | 'cleared', version: number) => {
    const body = { case_id: found?.case_id ?? '', version, decision, reason: 'Compared with the register.' }
    return app.call(adminScreening.decide, { body }, { token: admin })
  }
  expect((await decide('confirmed', found?.version ?? 0)).status).toBe(200)
  expect(failure(await submitFundingOf(app, ada, draft)).message).toBe(
    'We cannot fund this invoice. Please write to us if you have questions.',
  )
  expect((await decide('cleared', (found?.version ?? 0) + 1)).status).toBe(200)
  expect((await submitFundingOf(app, ada, draft)).status).toBe(200)
  expect((await approveFunding(app, draft.fundingId, admin)).status).toBe(200)
})

/** As where a list of a later day has this name. */
const buyerBecomesListed = () =>
  app.db
    .updateTable('partners')
    .set({ company_name: 'Veltrania Export Bureau' })
    .where('uid', '=', ada.companyId)
    .execute()

const words = 'We check some details before we fund this invoice. Please try again later, or write to us.'

const stepsOf = (fundingId: string) =>
  app.db.selectFrom('factoring_steps').where('invoice_factoring_id', '=', fundingId).select('kind').execute()
