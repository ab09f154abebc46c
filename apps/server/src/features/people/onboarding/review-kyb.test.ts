import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { afterEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const profileOf = async (token: string) => (await app.call(accounts.profile, {}, { token })).body.data

test('the sandbox refuses a company whose name says so', async () => {
  app = await testApp()
  const { token, email } = await givenCompany(app, { name: 'SIM-REFUSE Trading' })
  await givenSubmittedRegistration(app, token)
  expect(await profileOf(token)).toMatchObject({ status: 'IN_PROGRESS' })
  await app.runJobs()
  expect(await profileOf(token)).toMatchObject({
    status: 'Refused',
    status_reason: 'The company could not be verified.',
    review_due_at: null,
  })
  expect(await app.mails(email)).toMatchObject([{ subject: 'We could not verify your business' }])
})

test('the sandbox leaves every other company to an administrator', async () => {
  app = await testApp()
  const { token } = await givenCompany(app)
  await givenSubmittedRegistration(app, token)
  await app.runJobs()
  expect(await profileOf(token)).toMatchObject({ status: 'IN_PROGRESS' })
})

test('with SANDBOX_KYB=auto the sandbox clears a company automatically, after its delay', async () => {
  app = await testApp({ SANDBOX_KYB: 'auto', SANDBOX_STEP_MS: '60000' })
  const { token } = await givenCompany(app)
  await givenSubmittedRegistration(app, token)
  await app.runJobs()
  expect(await profileOf(token)).toMatchObject({ status: 'IN_PROGRESS' })
  app.clock.advance(60_000)
  await app.runJobs()
  expect(await profileOf(token)).toMatchObject({ status: 'Clear' })
})

test('an administrator who is quicker than the sandbox is not overruled', async () => {
  app = await testApp({ SANDBOX_KYB: 'auto' })
  const { token, companyId } = await givenCompany(app)
  await givenSubmittedRegistration(app, token)
  const body = {
    uid: companyId,
    decision: 'ask',
    reason: 'Please add the register of shareholders.',
  } as const
  await app.call(adminCustomers.decideKyb, { body }, await givenAdministrator(app))
  await app.runJobs()
  expect(await profileOf(token)).toMatchObject({ status: 'RFI_REQUESTED' })
})
