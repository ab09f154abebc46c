import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { audit } from '@tradelane/contract/audit/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministratorWithApp } from '../../../../test/authenticator.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

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
    expect((await login(newPassword)).status).toBe(200)
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
})

describe('a link', () => {
  test('is valid for half an hour, and a second one ends the first', async () => {
    const first = await mailedLink()
    app.clock.advance(31_000)
    const second = await mailedLink()
    expect(failure(await reset(first)).error.code).toBe('RESET_LINK_DEAD')
    app.clock.advance(30 * 60_000)
    expect(failure(await reset(second)).error.code).toBe('RESET_LINK_DEAD')
  })

  test('ends with a change of the password, and with who leaves', async () => {
    const link = await mailedLink()
    await set({ state: 'removed' })
    expect(failure(await reset(link)).error.code).toBe('RESET_LINK_DEAD')
  })

  test('is not one of a customer', async () => {
    const link = await mailedLink()
    const answer = await app.call(
      accounts.changePassword,
      { body: { new_password: newPassword } },
      { token: link },
    )
    expect(failure(answer).error.code).toBe('RESET_LINK_DEAD')
  })

  test('is mailed to nobody else', async () => {
    const email = 'nobody@tradelane.example'
    expect((await app.call(adminPassword.forgot, { body: { email } })).status).toBe(200)
    await app.runJobs()
    expect(await app.mails(email)).toEqual([])
  })
})

async function mailedLink(): Promise<string> {
  await app.call(adminPassword.forgot, { body: { email: bo.email } })
  await app.runJobs()
  const links = (await app.mails(bo.email)).flatMap(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? [])
  const newest = links[0]
  if (!newest) throw new Error('No link was mailed.')
  return newest
}

const reset = (token: string, new_password = newPassword) =>
  app.call(adminPassword.reset, { body: { token, new_password } })
const login = (password: string) => app.call(adminAccess.login, { body: { email: bo.email, password } })
const verify = (verify_code: string) =>
  app.call(adminAccess.verify, { body: { email: bo.email, verify_code } })
const profile = () => app.call(adminAccess.profile, {}, { token: bo.token })
const set = (values: { second_factor: 'mail' } | { state: 'removed' }) =>
  app.db
    .updateTable('administrators')
    .set(values)
    .where('administrator_id', '=', bo.administratorId)
    .execute()
