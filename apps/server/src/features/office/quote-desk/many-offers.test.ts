import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  acceptOfferOf,
  decideOffers,
  givenOffers,
  offerRow,
  requestOf,
  submitOffersOf,
} from '../../../../test/given-quote-case.ts'
import { deskCaseOf } from '../../../../test/given-vendor-ask.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('a request with a thousand offers is read on both sides, newest first, gets new offers, and one is accepted', async () => {
  const asked = await givenOffers(app, company)
  await replacedOffers(asked.offerIds[0], 999)
  app.clock.advance(60_000)
  const twenty = Array.from({ length: 20 }, (_, index) =>
    offerRow(app, { quote_name: `By way ${index + 1}` }),
  )
  expect((await submitOffersOf(app, asked, twenty)).status).toBe(200)
  expect((await decideOffers(app, asked, { decision: 'approve' })).status).toBe(200)
  for (const read of [
    await deskCaseOf(app, asked.case_id),
    await requestOf(app, company.token, asked.case_id),
  ]) {
    expect(read.offers).toHaveLength(1020)
    expect(read.offers.slice(0, 20).map(({ quote_name, state }) => [quote_name, state])).toEqual(
      twenty.map(({ quote_name }) => [quote_name, 'PUBLISHED']),
    )
  }
  const seventh = (await requestOf(app, company.token, asked.case_id)).offers[6]?.offer_id
  expect((await acceptOfferOf(app, company, seventh)).status).toBe(200)
  const { body } = await app.call(quoteOffers.list, { query: {} }, { token: company.token })
  const states = body.cases[0]?.offers.map(({ state }) => state) ?? []
  expect(states.indexOf('ACCEPTED')).toBe(6)
  expect(states.filter((state) => state === 'LOST')).toHaveLength(19)
  expect(states.filter((state) => state === 'WITHDRAWN')).toHaveLength(1000)
})

/** As fifty rounds of the desk would leave them: by calls they would take a minute. */
async function replacedOffers(modelId: string | undefined, count: number): Promise<void> {
  await app.deps.pool.query(
    `insert into quote_offers
     select (jsonb_populate_record(model, jsonb_build_object('offer_id', gen_random_uuid(), 'state', 'withdrawn',
              'state_reason', 'Replaced by a new offer', 'created_at', model.created_at - i * interval '1 second'))).*
       from quote_offers as model, generate_series(1, $2::int) as i where model.offer_id = $1`,
    [modelId, count],
  )
}
