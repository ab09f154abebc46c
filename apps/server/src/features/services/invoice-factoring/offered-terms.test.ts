import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  codeForFunding,
  daysPassBy,
  givenDraftFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
} from '../../../../test/given-funding.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

it('an offer keeps the terms that it was made with, and its code stays valid', async () => {
  const draft = await givenDraftFunding(app, ada)
  const code = await codeForFunding(app, ada, draft.fundingId)
  await partnerRaisesItsFee()
  expect((await submitFundingOf(app, ada, { ...draft, code })).status).toBe(200)
  // 1 % of 10,000.
  expect(await feeOf(draft.fundingId)).toBe(100)
})

it('after its last moment an offer is replaced by one with the terms of now, which takes a new code', async () => {
  const draft = await givenDraftFunding(app, ada)
  const code = await codeForFunding(app, ada, draft.fundingId)
  await partnerRaisesItsFee()
  await daysPassBy(app, 10)
  expect(failure(await submitFundingOf(app, ada, { ...draft, code })).error.code).toBe('WRONG_CODE')
  expect((await submitFundingOf(app, ada, draft)).status).toBe(200)
  // Raised twice: 2 % of 10,000.
  expect(await feeOf(draft.fundingId)).toBe(200)
})

/** Half a percent more than before. */
async function partnerRaisesItsFee(): Promise<void> {
  const { body } = await app.call(financePartners.list, {}, { token: admin })
  const found = body.finance_partners.find((one) => one.finance_partner_id === 1)
  if (!found) throw new Error('no finance partner 1')
  const { finance_partner_name, saved_by, saved_at, ...terms } = found
  const raised = { ...terms, fee_basis_points: terms.fee_basis_points + 50 }
  expect((await app.call(financePartners.save, { body: raised }, { token: admin })).status).toBe(200)
}
const feeOf = async (fundingId: string) => (await readFunding(app, ada, fundingId)).offer?.fee
