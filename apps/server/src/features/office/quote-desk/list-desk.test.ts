import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDeskRequest } from '../../../../test/given-quote-case.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const admin = prepared(() => givenAdministrator(app))

const list = async () => {
  const { body } = await app.call(
    quoteDesk.list,
    { query: { limit: '100' }, body: {} },
    { token: admin.token },
  )
  return body.map(({ transaction_id, created_at }) => ({ transaction_id, created_at }))
}
const ask = async () => {
  app.clock.advance(60_000)
  return givenDeskRequest(app, company)
}
const moveRequest = (caseId: string, transactionId: string) =>
  app.deps.pool.query('update quote_cases set transaction_id = $2 where case_id = $1', [
    caseId,
    transactionId,
  ])

test('a trade is listed once, by its newest request, also after a request has moved into another trade', async () => {
  const first = await ask()
  await app.call(transactionSummary.start, { body: {} }, { token: company.token })
  const second = await ask()
  const [other = '', own = ''] = [first.transaction_id, second.transaction_id]
  const order = async () => (await list()).map(({ transaction_id }) => transaction_id)
  expect(await order()).toEqual([own, other])

  const third = await ask()
  await moveRequest(third.case_id, other)
  expect(await order()).toEqual([other, own])
  await moveRequest(third.case_id, own)
  expect(await order()).toEqual([own, other])
  const [newest, before] = await list()
  expect(Date.parse(newest?.created_at ?? '')).toBeGreaterThan(Date.parse(before?.created_at ?? ''))

  await moveRequest(first.case_id, own)
  expect(await order()).toEqual([own])
  await moveRequest(first.case_id, other)
  expect(await order()).toEqual([own, other])
})

test('of one customer, only its own trades are listed', async () => {
  const other = await givenCompany(app, { kyb: 'Clear' })
  await ask()
  const { transaction_id } = await givenDeskRequest(app, other)
  const { body, headers } = await app.call(
    quoteDesk.list,
    { query: {}, body: { uid: other.companyId } },
    { token: admin.token },
  )
  expect(body.map((row) => row.transaction_id)).toEqual([transaction_id])
  expect(headers['x-total-count']).toBe('1')
})
