import { adminAccount } from '@tradelane/contract/administrators/account'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { audit } from '@tradelane/contract/audit/calls'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
const newPassword = 'Copper-Kettle-91'
let bo: Awaited<ReturnType<typeof givenAdministrator>>
beforeEach(async () => {
  bo = await givenAdministrator(app)
})

test('a changed password signs in from then on, ends all other sessions, is mailed and in the audit trail', async () => {
  const other = (await login(givenPassword)).body.jwt ?? ''
  expect((await change(givenPassword)).body.message).toBe(
    'Your password has been changed. All other devices have been signed out.',
  )
  expect(await profileStatus(other)).toBe(401)
  expect(await profileStatus(bo.token)).toBe(200)
  expect((await login(givenPassword)).status).toBe(401)
  expect((await login(newPassword)).status).toBe(200)
  expect(await subjects()).toEqual(['Your password for the back office was changed'])
  const { body } = await app.call(audit.list, { query: {}, body: { actor: bo.email } }, bo)
  expect(body.entries.filter(({ action }) => action === '/admin/account/password')).toMatchObject([
    {
      action: '/admin/account/password',
      after: {
        asked: { password: 'not kept', new_password: 'not kept' },
        records: [{ state: 'password_changed' }],
      },
    },
  ])
})

test('it takes the old password, and a new one that is hard to guess and not the own name', async () => {
  expect(failure(await change('Wrong-Lantern-27')).error).toMatchObject({
    code: 'WRONG_CREDENTIALS',
    fields: { password: 'This is not your password' },
  })
  for (const weak of ['password1', 'bo lindqvist'])
    expect(failure(await change(givenPassword, weak)).error.code).toBe('WEAK_PASSWORD')
  expect(Object.keys(failure(await change(givenPassword, 'short')).error.fields ?? {})).toEqual([
    'new_password',
  ])
  expect((await login(givenPassword)).status).toBe(200)
  expect(await subjects()).toEqual([])
})

test('of two changes at once one counts', async () => {
  const answers = await Promise.all([change(givenPassword), change(givenPassword, 'Amber-Trellis-64')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('somebody without the password waits after wrong ones, also with the session', async () => {
  for (let round = 0; round < 5; round++) await change('Wrong-Lantern-27')
  expect((await change(givenPassword)).status).toBe(429)
})

test('a sign-in from a kind of device that was not seen before is mailed, once for each kind', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
  await login(givenPassword)
  expect(await subjects()).toEqual([])
  for (const _ of [1, 2]) {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'user-agent': firefox },
      payload: { email: bo.email, password: givenPassword },
    })
    expect(answer.statusCode).toBe(200)
    expect(await subjects()).toEqual(['A new device has signed in to the back office'])
  }
  const [mail] = await app.mails(bo.email)
  expect(mail?.text).toMatch(
    /from a new device:\nFirefox on Windows, address [\d.]+, .+\n\nIf this was not you/,
  )
  expect(mail?.text).toContain('/admin/account')
})

test('of two new devices that sign in one after the other, each is mailed', async () => {
  await subjects()
  for (const name of ['Edg', 'OPR']) {
    const headers = {
      'user-agent': `Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 ${name}/131.0`,
    }
    const payload = { email: bo.email, password: givenPassword }
    await app.server.inject({ method: 'POST', url: '/api/admin/login', headers, payload })
  }
  await app.runJobs()
  const texts = (await app.mails(bo.email)).map(({ text }) => /new device:\n(\w+) on/.exec(text)?.[1])
  expect(texts).toEqual(expect.arrayContaining(['Edge', 'Opera']))
})

const change = (password: string, new_password = newPassword) =>
  app.call(adminAccount.changePassword, { body: { password, new_password } }, { token: bo.token })
const login = (password: string) => app.call(adminAccess.login, { body: { email: bo.email, password } })
const profileStatus = async (token: string) => (await app.call(adminAccess.profile, {}, { token })).status
const subjects = async () => {
  await app.runJobs()
  return (await app.mails(bo.email)).map(({ subject }) => subject)
}
