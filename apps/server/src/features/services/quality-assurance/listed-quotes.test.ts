import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { quotes } from '@tradelane/contract/quotes/calls'
import { expect, test } from 'vitest'
import {
  deccan,
  givenAcceptance,
  givenConfirmedInspection,
  givenQuotedInspection,
  givenSubmittedOrder,
} from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'

const dayMs = 86_400_000
const app = theApp()

type Asked = { token: string }
const listed = async ({ token }: Asked, search?: string) =>
  (await app.call(quotes.list, { query: { ...(search && { search }) } }, { token })).body.data

test('a quoted inspection is in the list of quotes, and is found by inspection company and supplier', async () => {
  const eva = await givenPayer(app)
  await givenSubmittedOrder(app, eva.token)
  expect(await listed(eva)).toEqual([])
  const id = await givenQuotedInspection(app, eva)
  const at = app.clock.now().getTime()
  const [row, ...others] = await listed(eva)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    quote_id: id,
    product: 'inspection',
    state: 'live',
    source_amount: 1100,
    target_amount: 1100,
    target_currency: 'USD',
    company_name: 'Ganges Inspection',
    way: deccan.company_name,
    subject_id: id,
  })
  expect(Math.abs(Date.parse(String(row?.created_at)) - at)).toBeLessThan(60_000)
  expect(await listed(eva, 'inspection ganges deccan')).toHaveLength(1)
  expect(await listed(eva, 'insurance')).toEqual([])
  const read = await app.call(quotes.get, { query: { quote_id: id } }, { token: eva.token })
  expect(read.status).toBe(404)
})

test('the quote of an inspection expires, and leaves the list when a new one is requested', async () => {
  const eva = await givenPayer(app)
  const id = await givenQuotedInspection(app, eva)
  app.clock.advance(6.5 * dayMs)
  expect(await listed(eva)).toMatchObject([{ quote_id: id, state: 'expired' }])
  const again = { body: { quality_assurance_id: id } }
  expect((await app.call(qualityAssurance.submit, again, { token: eva.token })).status).toBe(200)
  expect(await listed(eva)).toEqual([])
})

test('the quote of a paid inspection is used, also after its end', async () => {
  const eva = await givenPayer(app)
  const id = await givenConfirmedInspection(app, eva)
  app.clock.advance(6.5 * dayMs)
  expect(await listed(eva)).toMatchObject([{ quote_id: id, state: 'used' }])
})

test('a cancelled request leaves the list, and a paid inspection that is cancelled stays', async () => {
  const eva = await givenPayer(app)
  await cancel(eva, await givenQuotedInspection(app, eva))
  expect(await listed(eva)).toEqual([])
  const id = await givenQuotedInspection(app, eva)
  const body = await givenAcceptance(app, eva, id)
  await app.call(qualityAssurance.accept, { body }, { token: eva.token })
  await cancel(eva, id)
  expect(await listed(eva)).toMatchObject([{ quote_id: id, state: 'used' }])
})

test('another company does not see it', async () => {
  const eva = await givenPayer(app)
  await givenQuotedInspection(app, eva)
  expect(await listed(await givenPayer(app))).toEqual([])
})

const cancel = ({ token }: Asked, quality_assurance_id: string) =>
  app.call(qualityAssurance.cancel, { body: { quality_assurance_id } }, { token })
