import { verification } from '@tradelane/contract/approvals/calls'
import { type Action, closedBy, refusalOf } from '@tradelane/contract/lifecycle/action-table'
import { stateNames } from '@tradelane/contract/lifecycle/state-table'
import { officeOfferActions, quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import { type QuoteOfferState, quoteOfferStateTable } from '@tradelane/contract/quote-desk/offer-states'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenOffers, offerRow, submitOffersOf } from '../../../../test/given-quote-case.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const desk = prepared(() => givenAdministrator(app))
const facts = stateNames(quoteOfferStateTable).flatMap((state) => [
  { state, is_over: false },
  ...(state === 'published' ? [{ state, is_over: true }] : []),
])

it.each(facts)('is withdrawn as the table says: %o', async (fact) => {
  const offer_id = await givenOffer(fact)
  const body = { offer_id, reason: 'The vessel is full.' }
  const answer = await app.call(quoteDesk.withdraw, { body }, desk)
  expectAsOpen(answer, officeOfferActions.withdraw, fact)
})

it.each(facts)('is accepted as the table says: %o', async (fact) => {
  const offer_id = await givenOffer(fact)
  // A code is mailed only for what can be accepted.
  const answer = await app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, company)
  // What the desk has not published does not exist for a company.
  if (fact.state === 'stored') return expect(answer.status).toBe(404)
  if (fact.state === 'expired' || fact.is_over)
    return expect(answer).toMatchObject({ status: 409, body: { error: { code: 'OFFER_EXPIRED' } } })
  expectAsOpen(answer, quoteOfferActions.accept, fact)
})

it.each([
  ['accepted', 'This offer was accepted already. Open the order to follow it.'],
  ['lost', 'This offer was not chosen: another offer was accepted, or the request has ended.'],
  ['withdrawn', 'This offer was withdrawn. Reload the page to see the offers that are open.'],
] as const)('that was %s is refused with what became of it', async (state, message) => {
  const offer_id = await givenOffer({ state, is_over: false })
  const answer = await app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, company)
  expect(answer).toMatchObject({ status: 409, body: { message } })
})

type Facts = (typeof facts)[number]

function expectAsOpen(
  answer: { status: number },
  action: Action<QuoteOfferState, { is_over: boolean }>,
  fact: Facts,
): void {
  const refused = {
    status: 409,
    body: { message: refusalOf(action, fact), error: { code: 'ILLEGAL_STATE' } },
  }
  expect(answer).toMatchObject(closedBy(action, fact) ? refused : { status: 200 })
}

async function givenOffer({ state, is_over }: Facts): Promise<string> {
  app.clock.advance(31_000)
  const asked = await givenOffers(app, company)
  const valid_until = is_over ? '2020-01-01' : undefined
  const { body } = await submitOffersOf(app, asked, [offerRow(app)], desk.token)
  const [{ offer_id } = { offer_id: '' }] = body.offers
  await app.db
    .updateTable('quote_offers')
    .set({ state, valid_until, state_reason: 'As the test says' })
    .where('offer_id', '=', offer_id)
    .execute()
  return offer_id
}
