import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { mostRevisions, officeCaseActions, quoteCaseActions } from '@tradelane/contract/quote-desk/actions'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenOffers, offerRow, submitOffersOf } from '../../../../test/given-quote-case.ts'
import { givenVendor } from '../../../../test/given-vendor.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const desk = prepared(() => givenAdministrator(app))
const vendor = prepared(async () => ({ vendor_id: await givenVendor(app) }))

const usual = { is_expired: false, revisions_left: mostRevisions, has_stored: false }
const quoted = { ...usual, state: 'quoted' } as const
const facts = [
  ...quoteCaseStates.map((state) => ({ ...usual, state })),
  { ...usual, state: 'new', has_stored: true } as const,
  ...[{ is_expired: true }, { revisions_left: 0 }, { has_stored: true }].map((other) => ({
    ...quoted,
    ...other,
  })),
]
/** Of a request for which nothing is offered. */
const { approve: _, ...ofOffers } = officeCaseActions
const table = { ...quoteCaseActions, ...ofOffers }
type Name = keyof typeof table

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  it.each(facts)('is as open to the server as the table says: %o', async (fact) => {
    const asked = await givenOffers(app, company)
    await bring(asked, fact)
    const answer = await calls[name](asked)
    const closed = closedBy(table[name], fact)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const isFull = name === 'revise' && fact.state === 'quoted' && fact.revisions_left === 0
    const code = isFull ? 'LIST_FULL' : 'ILLEGAL_STATE'
    expect(answer).toMatchObject({ status: isFull ? 422 : 409, body: { error: { code } } })
    // What a change of the state has closed: the second of two reads what the first has done.
    const isStale = table[name].states[fact.state] !== true || (name === 'publish' && fact.state === 'quoted')
    const message = isStale ? expect.stringMatching(/ by .+ Reload the page to see it\.$/) : closed.reason
    expect(answer.body).toMatchObject({ message })
  })
})

type Facts = (typeof facts)[number]
type Asked = { case_id: string; transaction_id: string }

async function bring(asked: Asked, { state, is_expired, revisions_left, has_stored }: Facts): Promise<void> {
  app.clock.advance(31_000)
  if (has_stored) await submitOffersOf(app, asked, [offerRow(app)], desk.token)
  await app.db
    .updateTable('quote_cases')
    .set({ state, state_reason: 'Too heavy', revisions: mostRevisions - revisions_left })
    .$if(is_expired, (query) => query.set({ offers_until: '2020-01-01' }))
    .where('case_id', '=', asked.case_id)
    .execute()
}

const which = ({ case_id, transaction_id }: Asked) =>
  ({ case_id, transaction_id, service: 'freight' }) as const
const calls: Record<Name, (asked: Asked) => Promise<{ status: number; body: unknown }>> = {
  revise: ({ case_id }) =>
    app.call(quoteOffers.revise, { body: { case_id, message: 'Can it load a week later?' } }, company),
  askAgain: ({ case_id }) => app.call(quoteOffers.askAgain, { body: { case_id } }, company),
  cancel: ({ case_id }) => app.call(quoteOffers.cancel, { body: { case_id } }, company),
  take: ({ case_id }) => app.call(quoteDesk.assign, { body: { case_id } }, desk),
  askVendor: ({ case_id }) => app.call(quoteDesk.askVendor, { body: { case_id, ...vendor } }, desk),
  submit: (asked) => app.call(quoteDesk.submit, { body: { ...which(asked), quotes: [offerRow(app)] } }, desk),
  publish: (asked) => app.call(quoteDesk.decide, { body: { ...which(asked), decision: 'approve' } }, desk),
  deny: (asked) =>
    app.call(quoteDesk.decide, { body: { ...which(asked), decision: 'deny', reason: 'Too heavy.' } }, desk),
}
