import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { acceptOfferOf, givenOffers } from '../../../../../test/given-quote-case.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()

test('the accepted request for freight goes with its booking into another trade, and the other requests stay', async () => {
  const company = await givenCompany(app, { kyb: 'Clear' })
  const other = await givenOffers(app, company)
  const asked = await givenOffers(app, company)
  expect((await acceptOfferOf(app, company, asked.offerIds[0])).status).toBe(200)
  const casesOf = async (transaction_id: string) => {
    const { body } = await app.call(quoteOffers.list, { query: { transaction_id } }, company)
    return body.cases.map(({ case_id, state }) => [case_id, state])
  }
  const [from, to] = [asked.transaction_id, await givenTrade(app, company)]
  const body = { subject: 'logistics', id: asked.logistics_id, transaction_id: to }
  expect((await app.call(transactionSummary.move, { body }, company)).status).toBe(200)
  expect(await casesOf(to)).toEqual([[asked.case_id, 'ACCEPTED']])
  expect(await casesOf(from)).toEqual([[other.case_id, 'QUOTED']])
})
