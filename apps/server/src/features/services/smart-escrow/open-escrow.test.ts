import { accounts } from '@tradelane/contract/accounts/calls'
import { expect, it, onTestFinished } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { testApp } from '../../../../test/test-app.ts'

it.each([
  ['on', true],
  ['off', false],
])('the profile says whether the sidebar leads to smart escrow', async (SMART_ESCROW, isOpen) => {
  const app = await testApp({ SMART_ESCROW })
  onTestFinished(() => app.close())
  const { token } = await givenCompany(app)
  expect((await app.call(accounts.profile, {}, { token })).body.data.smart_escrow).toBe(isOpen)
})
