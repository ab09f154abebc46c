import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { decideLimit, givenLimit, setRetired, termSheetFor } from '../../../../test/given-credit-limit.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))

it('a retired finance partner is named by no new term sheet, and by one once it is active again', async () => {
  const id = await givenLimit(app, await givenPayer(app, { balance: '0' }))
  await decideLimit(app, id, { decision: 'review' }, office.token)
  const offer = () => decideLimit(app, id, termSheetFor(app), office.token)
  await setRetired(app, true)
  expect(failure(await offer()).error.fields).toEqual({
    finance_partner_id: 'Meridian Trade Capital is retired and lends nothing new',
  })
  await setRetired(app, false)
  expect((await offer()).status).toBe(200)
})
