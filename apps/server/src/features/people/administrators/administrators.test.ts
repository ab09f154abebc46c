import { adminAccess } from '@tradelane/contract/administrators/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('an administrator reads who is signed in; nobody else does', async () => {
  const { email, token } = await givenAdministrator(app)
  expect((await app.call(adminAccess.profile, {}, { token })).body.data).toEqual({
    name: 'Bo Lindqvist',
    email,
    role: 'administrator',
  })
  expect((await app.call(adminAccess.profile, {})).status).toBe(401)
  expect((await app.call(adminAccess.profile, {}, await givenCompany(app))).status).toBe(401)
})
