import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('while strangers guess the password of an account', () => {
  test('its owner signs in from an address that was used before, and from such a browser in any place', async () => {
    const { email } = await givenCompany(app)
    const { device } = await signIn(email, givenPassword, { ip: office })
    expect(await statusesOf(7, () => guess(email, { ip: elsewhere }))).toEqual(lockedOut)
    expect((await signIn(email, givenPassword, { ip: office })).status).toBe(200)
    expect((await signIn(email, givenPassword, { ip: travelling, cookie: device })).status).toBe(200)
  })

  test('everybody else waits, with the right password too', async () => {
    const { email } = await givenCompany(app)
    await statusesOf(7, () => guess(email, { ip: elsewhere }))
    expect((await signIn(email, givenPassword, { ip: travelling })).status).toBe(429)
    const cookie = `tradelane_device=${randomUUID()}`
    expect((await signIn(email, givenPassword, { ip: travelling, cookie })).status).toBe(429)
  })

  test('the browser of another account is a stranger', async () => {
    const [{ email }, other] = [await givenCompany(app), await givenCompany(app)]
    const { device: cookie } = await signIn(other.email, givenPassword, { ip: elsewhere })
    expect(await statusesOf(7, () => guess(email, { ip: elsewhere, cookie }))).toEqual(lockedOut)
    expect((await guess(email, { ip: travelling })).status).toBe(429)
  })

  test('the success of its owner gives them no new tries', async () => {
    const { email } = await givenCompany(app)
    await signIn(email, givenPassword, { ip: office })
    await statusesOf(5, () => guess(email, { ip: elsewhere }))
    await signIn(email, givenPassword, { ip: office })
    expect((await guess(email, { ip: elsewhere })).status).toBe(429)
  })

  test('guesses from a known address and browser are limited as well', async () => {
    const { email } = await givenCompany(app)
    const { device: cookie } = await signIn(email, givenPassword, { ip: office })
    expect(await statusesOf(7, () => guess(email, { ip: office }))).toEqual(lockedOut)
    expect(await statusesOf(7, () => guess(email, { ip: office, cookie }))).toEqual(lockedOut)
  })

  test('a new password ends the wait everywhere', async () => {
    const { email } = await givenCompany(app)
    const { device: cookie, body } = await signIn(email, givenPassword, { ip: office })
    for (const from of [{ ip: elsewhere }, { ip: office }, { ip: office, cookie }])
      await statusesOf(6, () => guess(email, from))
    const change = { old_password: givenPassword, new_password: 'Breakwater-Sig41' }
    const changed = await app.call(accounts.changePassword, { body: change }, { token: body.jwt })
    expect(changed.status).toBe(200)
    for (const from of [{ ip: travelling }, { ip: office }, { ip: office, cookie }])
      expect((await signIn(email, change.new_password, from)).status).toBe(200)
  })
})

test('who asks cannot see whether an account exists: the same answers, in the same order', async () => {
  const { email } = await givenCompany(app)
  await signIn(email, givenPassword, { ip: office })
  const answersFor = async (address: string) => {
    const answers = []
    for (let turn = 0; turn < 7; turn++) {
      const { status, body } = await guess(address, { ip: elsewhere })
      answers.push({ status, body })
    }
    return answers
  }
  const known = await answersFor(email)
  expect(await answersFor(`nobody-${randomUUID()}@okafor.example`)).toEqual(known)
})

test('wrong codes of strangers do not keep the owner from the second factor', async () => {
  const { email, userId } = await givenCompany(app)
  const { device: cookie } = await signIn(email, givenPassword, { ip: office })
  await app.db.updateTable('users').set({ two_fa: true }).where('user_id', '=', userId).execute()
  const verify = (verify_code: string, from: From) => post(accounts.verify.path, { email, verify_code }, from)
  const statuses = await statusesOf(7, () => verify('000000', { ip: elsewhere }))
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  app.clock.advance(31_000)
  await signIn(email, givenPassword, { ip: travelling, cookie })
  const code = await app.newestCode(email)
  expect((await verify(code, { ip: travelling, cookie })).status).toBe(200)
})

test('an administrator signs in from a known address while strangers guess', async () => {
  const { email } = await givenAdministrator(app)
  const password = givenPassword
  const enter = (secret: string, from: From) =>
    post(adminAccess.login.path, { email, password: secret }, from)
  expect((await enter(password, { ip: office })).status).toBe(200)
  expect(await statusesOf(7, () => enter('Wrong-Lantern-27', { ip: elsewhere }))).toEqual(lockedOut)
  expect((await enter(password, { ip: office })).status).toBe(200)
  expect((await enter(password, { ip: travelling })).status).toBe(429)
})

test('the name of the browser is kept where scripts cannot read it, and only its hash by us', async () => {
  const { email, userId } = await givenCompany(app)
  const { device } = await signIn(email, givenPassword, { ip: office })
  const { headers } = await app.server.inject({
    method: 'POST',
    url: `/api${accounts.login.path}`,
    headers: { cookie: device },
    payload: { email, password: givenPassword },
  })
  expect(headers['set-cookie']).toBe(`${device}; Path=/api; Max-Age=31536000; HttpOnly; SameSite=Strict`)
  const rows = await app.db.selectFrom('sessions').select('device').where('user_id', '=', userId).execute()
  expect(JSON.stringify(rows)).not.toContain(device.split('=')[1])
})

const office = '203.0.113.7'
const elsewhere = '198.51.100.23'
const travelling = '192.0.2.99'
type From = { ip: string; cookie?: string }

async function post(path: string, payload: object, { ip, cookie }: From) {
  const url = `/api${path}`
  const headers = cookie === undefined ? {} : { cookie }
  const answer = await app.server.inject({ method: 'POST', url, remoteAddress: ip, headers, payload })
  const device = /^tradelane_device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  return { status: answer.statusCode, body: answer.json(), device }
}
const signIn = (email: string, password: string, from: From) =>
  post(accounts.login.path, { email, password }, from)
const guess = (email: string, from: From) => signIn(email, 'Wrong-Lantern-27', from)

async function statusesOf(count: number, act: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = []
  for (let turn = 0; turn < count; turn++) statuses.push((await act()).status)
  return statuses
}
const lockedOut = [401, 401, 401, 401, 401, 429, 429]
