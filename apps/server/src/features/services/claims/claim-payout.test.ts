import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenAssessedClaim } from '../../../../test/given-claim.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
const office = prepared(() => givenAdministrator(app))

test('a claim that is paid notifies once', async () => {
  const { claim_id, version } = await givenAssessedClaim(app, payer)
  const before = await titlesOf()
  await app.call(officeClaims.pay, { body: { claim_id, version, assessed_amount: 5_000 } }, office)
  await app.runJobs()
  expect((await titlesOf()).slice(0, -before.length)).toEqual([expect.stringMatching(/^Claim .*: paid$/)])
})

test('a claim whose payment the provider refuses is a task that leads to the claim', async () => {
  const { payments } = app.deps
  const { fund } = payments
  payments.fund = async ({ key, amount }) => ({
    key,
    amount,
    status: 'rejected',
    reason: 'The pool is empty.',
  })
  const claimId = await paidClaim()
  await app.runJobs()
  payments.fund = fund
  await processAll()
  const { body } = await app.call(adminTasks.list, { query: {}, body: {} }, office)
  const [task] = body.data.filter(({ title }) => title.includes('refused by the provider'))
  expect(task).toMatchObject({ subject: 'insurance_claim', subject_id: claimId })
  expect(officeLink(task?.subject ?? '', claimId)).toBe(`/admin/claims/${claimId}`)
})

const processAll = async () => {
  while ((await processEvents(app.deps)) > 0);
}
const titlesOf = async () => {
  await processAll()
  const { body } = await app.call(notifications.list, { query: { limit: '100' } }, payer)
  return body.data.map(({ title }) => title)
}
async function paidClaim(): Promise<string> {
  const { claim_id, version } = await givenAssessedClaim(app, payer)
  await processAll()
  const body = { claim_id, version, assessed_amount: 5_000 }
  expect((await app.call(officeClaims.pay, { body }, office)).status).toBe(200)
  return claim_id
}
