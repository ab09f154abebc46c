import { adminAccess } from '@tradelane/contract/administrators/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { theApp } from '../../../../test/the-app.ts'
import { readConfig } from '../../../deps/env.ts'

const app = theApp({ STAFF_SESSION_HOURS: '12' })
const hourMs = 3_600_000

test('staff are signed in for twelve hours from signing in, also if they use it, by the server’s clock', async () => {
  const bo = await givenAdministrator(app)
  const status = async () => (await app.call(adminAccess.profile, {}, { token: bo.token })).status
  app.clock.advance(11 * hourMs)
  expect(await status()).toBe(200)
  app.clock.advance(hourMs - 60_000)
  expect(await status()).toBe(200)
  app.clock.advance(61_000)
  expect(await status()).toBe(401)
})

test('an operator may choose another length, between an hour and the seven days of customers', () => {
  expect(readConfig({}).staffSessionHours).toBe(12)
  expect(readConfig({ STAFF_SESSION_HOURS: '168' }).staffSessionHours).toBe(168)
  for (const hours of ['0', '169', '1.5', 'all'])
    expect(() => readConfig({ STAFF_SESSION_HOURS: hours })).toThrow('STAFF_SESSION_HOURS:')
})
