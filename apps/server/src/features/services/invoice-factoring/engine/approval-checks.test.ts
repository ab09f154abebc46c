import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  approveFunding,
  codeForFunding,
  fundingForm,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dayAfter } from './accrued-interest.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenSupplier(app)
})

describe('an advance in a currency without a wallet', () => {
  const reason = 'Open a USD account in your wallet first. The advance is paid into it.'

  it('is refused in the offer, for its code and when it is submitted', async () => {
    const draft = await givenDraftFunding(app, ada)
    const code = await codeForFunding(app, ada, draft.fundingId)
    await companyHasNoWallet()
    const { purchase_order_file, ...asked } = await fundingForm(app, ada)
    const { body } = await app.call(invoiceFactoring.offer, { body: asked }, { token: ada.token })
    expect(body.checks.filter(({ passed }) => !passed)).toEqual([{ check: 'wallet', passed: false, reason }])
    await expect(codeForFunding(app, ada, draft.fundingId)).rejects.toThrow(reason)
    const refused = failure(await submitFundingOf(app, ada, { ...draft, code }))
    expect(refused).toMatchObject({ message: reason, error: { code: 'NOT_ELIGIBLE' } })
  })

  it('is not approved, and no transfer is asked for', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await companyHasNoWallet()
    await expectRefused(fundingId, /The customer has no USD account in its wallet yet/)
  })
})

describe('a limit that changed after the invoice was submitted', () => {
  it('stops the approval after its last day', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await setLimit({ valid_until: dayAfter(todayOfSupplier(app), -1) })
    await expectRefused(fundingId, /^The credit limit ended on/)
  })

  it('stops the approval once it can no longer be used', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await setLimit({ state: 'withdrawn' })
    await expectRefused(fundingId, /can no longer be used/)
  })

  it('stops it where it was reduced below the advance, until that is accepted', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await setLimit({ state: 'reduced', approved_amount: 100n })
    const body = { invoice_factoring_id: fundingId }
    const seen = await app.call(officeFundings.get, { body }, { token: admin })
    expect(seen.body).toMatchObject({ outstanding: 8_500, credit_limit: { approved: 1, is_usable: true } })
    const refused = failure(await approveFunding(app, fundingId, admin))
    const fields = { accept_above_limit: 'Tick this to approve the invoice above the limit' }
    expect(refused.error).toMatchObject({ code: 'INVALID_REQUEST', fields })
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('requested')
    const accepted = { accept_above_limit: true }
    expect((await approveFunding(app, fundingId, admin, accepted)).status).toBe(200)
  })
})

/** As where the limit is in a currency that the company has not opened. */
async function companyHasNoWallet(): Promise<void> {
  for (const table of ['wallet_account_details', 'wallets'] as const)
    await app.db.deleteFrom(table).where('uid', '=', ada.companyId).where('currency', '=', 'USD').execute()
}
const setLimit = (set: { valid_until?: string; approved_amount?: bigint; state?: 'withdrawn' | 'reduced' }) =>
  app.db.updateTable('credit_limits').set(set).where('uid', '=', ada.companyId).execute()

async function expectRefused(fundingId: string, message: RegExp): Promise<void> {
  const refused = failure(await approveFunding(app, fundingId, admin))
  expect(refused.error.code).toBe('NOT_ELIGIBLE')
  expect(refused.message).toMatch(message)
  await app.runJobs()
  expect((await readFunding(app, ada, fundingId)).funding.status).toBe('requested')
  const steps = app.db.selectFrom('factoring_steps').where('invoice_factoring_id', '=', fundingId)
  expect(await steps.select('kind').execute()).toEqual([])
}
