import { adminAccount } from '@tradelane/contract/administrators/account'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { audit } from '@tradelane/contract/audit/calls'
import { staff } from '@tradelane/contract/staff/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministratorWithApp } from '../../../../test/authenticator.ts'
import { codeOfApp } from '../../../../test/code-of-app.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { inviteAgain, mailedStaffLink } from '../../../../test/staff-link.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const app = theApp()
const newPassword = 'Otter-Violin-Harbour-62'
let bo: { administratorId: string; email: string; token: string }
beforeEach(async () => {
  bo = await givenAdministrator(app, 'finance')
})

describe('a colleague who has forgotten the password', () => {
  test('is mailed a link that sets a new one once, and signs every device out', async () => {
    const link = await mailedLink()
    expect((await reset(link)).status).toBe(200)
    expect((await profile()).status).toBe(401)
    expect((await login(givenPassword)).status).toBe(401)
    expect((await login(newPassword)).body).toEqual({ status: 'success', second_factor: 'mail' })
    expect(failure(await reset(link, 'Another-Violin-Harbour-62')).error.code).toBe('RESET_LINK_DEAD')
    await app.runJobs()
    expect((await app.mails(bo.email)).map(({ subject }) => subject)).toContain(
      'You have a new password for the back office',
    )
  })

  test('needs the second factor afterwards, as before', async () => {
    await set({ second_factor: 'mail' })
    await reset(await mailedLink())
    expect((await login(newPassword)).body).toEqual({ status: 'success', second_factor: 'mail' })
    expect((await verify(await app.newestCode(bo.email))).status).toBe(200)
  })

  test('has codes by mail from then on, where the password alone was enough before', async () => {
    await reset(await mailedLink())
    expect((await login(newPassword)).body).toEqual({ status: 'success', second_factor: 'mail' })
    expect((await verify(await app.newestCode(bo.email))).status).toBe(200)
    expect(await isResetByMail()).toBe(false)
  })

  test('leaves an entry of the audit trail that has neither the link nor the password', async () => {
    const link = await mailedLink()
    await reset(link)
    const reader = await givenAdministrator(app, 'compliance')
    const { body } = await app.call(audit.list, { query: {}, body: { actor: bo.email } }, reader)
    expect(body.entries[0]).toMatchObject({
      ...{ action: '/admin/reset_password', role: 'finance', subject_id: bo.administratorId },
      after: { asked: { email: bo.email }, records: [{ state: 'password_reset' }] },
    })
    expect(JSON.stringify(body)).not.toContain(link)
    expect(JSON.stringify(body)).not.toContain(newPassword)
  })

  test('reads why a new password is too weak, and may use the link again', async () => {
    const link = await mailedLink()
    expect(failure(await reset(link, 'password1')).error.code).toBe('WEAK_PASSWORD')
    expect(failure(await reset(link, 'bo lindqvist')).error.code).toBe('WEAK_PASSWORD')
    expect((await reset(link)).status).toBe(200)
  })
})

describe('with an authenticator app', () => {
  test('a mailed code does not do after a reset by mail until the app was shown', async () => {
    const withApp = await givenAdministratorWithApp(app)
    bo = withApp
    await reset(await mailedLink())
    await login(newPassword)
    await app.runJobs()
    const before = (await app.mails(bo.email)).length
    await app.call(adminAccess.verifyMail, { body: { email: bo.email } })
    await app.runJobs()
    expect(await app.mails(bo.email)).toHaveLength(before)
    expect((await verify(withApp.code())).status).toBe(200)
    await login(newPassword)
    await app.call(adminAccess.verifyMail, { body: { email: bo.email } })
    await app.runJobs()
    expect((await verify(await app.newestCode(bo.email))).status).toBe(200)
  })

  test.each(['a recovery code', 'an operator’s reset', 'joining again'])('%s ends that', async (way) => {
    const withApp = await givenAdministratorWithApp(app)
    bo = withApp
    await reset(await mailedLink())
    expect(await isResetByMail()).toBe(true)
    await endBy(way, withApp.recoveryCodes[0] ?? '')
    expect(await isResetByMail()).toBe(false)
  })
})

test('a new app ends that a mailed code does not do', async () => {
  const withApp = await givenAdministratorWithApp(app)
  bo = withApp
  await set({ reset_by_mail: true })
  const started = await app.call(adminAccount.beginApp, { body: { password: givenPassword } }, bo)
  const verify_code = codeOfApp(started.body.secret, app.deps.wallClock.now())
  expect((await app.call(adminAccount.confirmApp, { body: { verify_code } }, bo)).status).toBe(200)
  expect(await isResetByMail()).toBe(false)
})

const endBy = async (way: string, recoveryCode: string) => {
  if (way === 'a recovery code') {
    await login(newPassword)
    expect((await verify(recoveryCode)).status).toBe(200)
  } else if (way === 'joining again') {
    const admin = await givenOnlyAdministrator(app)
    await set({ role: 'finance', state: 'active' })
    const body = { admin_id: bo.administratorId, reason: 'Has left us' }
    expect((await app.call(staff.remove, { body }, admin)).status).toBe(200)
    const invitation = await inviteAgain(app, admin, bo.email)
    expect((await app.call(staff.join, { body: { token: invitation, pwd: newPassword } })).status).toBe(200)
  } else expect(await resetSecondFactor(app.deps, bo.email)).toBe(true)
}
const isResetByMail = async () => {
  const one = app.db.selectFrom('administrators').where('administrator_id', '=', bo.administratorId)
  return (await one.select('reset_by_mail').executeTakeFirstOrThrow()).reset_by_mail
}
const mailedLink = () => mailedStaffLink(app, bo.email)
const reset = (token: string, new_password = newPassword) =>
  app.call(adminPassword.reset, { body: { token, new_password } })
const login = (password: string) => app.call(adminAccess.login, { body: { email: bo.email, password } })
const verify = (verify_code: string) =>
  app.call(adminAccess.verify, { body: { email: bo.email, verify_code } })
const profile = () => app.call(adminAccess.profile, {}, { token: bo.token })
const set = (
  values: { reset_by_mail: true } | { second_factor: 'mail' } | { role: 'finance'; state: 'active' },
) =>
  app.db
    .updateTable('administrators')
    .set(values)
    .where('administrator_id', '=', bo.administratorId)
    .execute()
