import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccount } from '@tradelane/contract/administrators/account'
import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { staff } from '@tradelane/contract/staff/calls'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { givenInvitedColleague, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { inviteAgain, mailedStaffLink, newestStaffLink } from '../../../../test/staff-link.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { mailNewResetLink } from '../accounts/index.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const app = theApp()
const newPassword = 'Otter-Violin-Harbour-62'
let admin: { administratorId: string; email: string; token: string }
let bo: typeof admin
beforeEach(async () => {
  admin = await givenOnlyAdministrator(app)
  bo = await givenAdministrator(app, 'finance')
})

test('is valid for half an hour', async () => {
  const link = await mailedLink()
  app.clock.advance(30 * 60_000)
  await expectDead(link)
})

test('stays valid when somebody asks for more, of which two are live at most', async () => {
  const links = new Set<string>()
  for (let i = 0; i < 4; i++) {
    links.add(await mailedLink())
    app.clock.advance(31_000)
  }
  const [first = '', second = '', ...others] = links
  expect(others).toEqual([])
  expect((await reset(first)).status).toBe(200)
  await expectDead(second)
})

test('is used once, of one person, also by two at once', async () => {
  const first = await mailedLink()
  app.clock.advance(31_000)
  const second = await mailedLink()
  const answers = await Promise.all([first, second, first, second].map(reset))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('ends with a change of the password', async () => {
  const link = await mailedLink()
  const body = { password: givenPassword, new_password: 'Copper-Kettle-Lantern-91' }
  expect((await app.call(adminAccount.changePassword, { body }, bo)).status).toBe(200)
  await expectDead(link)
})

test('ends with an operator’s reset of the second factor', async () => {
  const link = await mailedLink()
  expect(await resetSecondFactor(app.deps, bo.email)).toBe(true)
  await expectDead(link)
})

test('ends with who leaves, and one that was made meanwhile does not live again with who comes back', async () => {
  const link = await mailedLink()
  const body = { admin_id: bo.administratorId, reason: 'Has left us' }
  expect((await app.call(staff.remove, { body }, admin)).status).toBe(200)
  await expectDead(link)
  let meanwhile = ''
  await mailNewResetLink(app.deps, bo, (token) => {
    meanwhile = token
    return { to: bo.email, subject: 'Link', text: 'Link' }
  })
  await expectDead(meanwhile)
  const token = await inviteAgain(app, admin, bo.email)
  expect((await app.call(staff.join, { body: { token, pwd: 'Copper-Kettle-Lantern-91' } })).status).toBe(200)
  await expectDead(link)
  await expectDead(meanwhile)
})

test('is mailed neither to an address that nobody has nor to who was invited', async () => {
  const invited = await givenInvitedColleague(app, admin)
  for (const email of ['nobody@tradelane.example', invited.email]) {
    expect((await app.call(adminPassword.forgot, { body: { email } })).status).toBe(200)
    await app.runJobs()
    expect(await newestStaffLink(app, email)).toBe(undefined)
  }
})

test('is not one of a customer', async () => {
  const token = await mailedLink()
  const answer = await app.call(accounts.changePassword, { body: { new_password: newPassword } }, { token })
  expect(failure(answer).error.code).toBe('RESET_LINK_DEAD')
})

test('of a customer sets no password of a colleague', async () => {
  const { email } = await givenCompany(app)
  await app.call(accounts.forgotPassword, { body: { email } })
  await app.runJobs()
  const [mail] = await app.mails(email)
  const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? ''
  expect(token).toHaveLength(43)
  await expectDead(token)
})

const mailedLink = () => mailedStaffLink(app, bo.email)
const reset = (token: string) => app.call(adminPassword.reset, { body: { token, new_password: newPassword } })
const expectDead = async (token: string) =>
  expect(failure(await reset(token)).error.code).toBe('RESET_LINK_DEAD')
