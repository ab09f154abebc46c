import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  decideOffers,
  givenDeskRequest,
  givenOffers,
  offerRow,
  requestOf,
  submitOffersOf,
} from '../../../../test/given-quote-case.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

describe('asking for more', () => {
  test('a revision is possible three times, and replaces the offers that were open', async () => {
    const { token } = company
    const asked = await givenOffers(app, company)
    const revise = () =>
      app.call(
        quoteOffers.revise,
        { body: { case_id: asked.case_id, message: 'Can it load a week later?' } },
        { token },
      )
    expect((await revise()).status).toBe(200)
    await submitOffersOf(app, asked, [offerRow(app, { quote_name: 'A week later' })])
    await decideOffers(app, asked, { decision: 'approve' })
    const revised = await requestOf(app, token, asked.case_id)
    expect(revised.revisions_left).toBe(2)
    expect(revised.offers.map(({ quote_name, state }) => [quote_name, state])).toEqual([
      ['A week later', 'PUBLISHED'],
      ['Heavy lift, direct', 'WITHDRAWN'],
    ])
    await revise()
    await revise()
    expect(codeOf(await revise())).toBe('LIST_FULL')
  })

  test('a late customer asks again with one call: the old prices stay, and the desk has a new promise', async () => {
    const { token } = company
    const asked = await givenOffers(app, company)
    const again = () => app.call(quoteOffers.askAgain, { body: { case_id: asked.case_id } }, { token })
    expect(codeOf(await again())).toBe('ILLEGAL_STATE')
    const { due_at } = await requestOf(app, token, asked.case_id)
    app.clock.advance(6 * 86_400_000)
    expect((await again()).status).toBe(200)
    const one = await requestOf(app, token, asked.case_id)
    expect(one).toMatchObject({ state: 'ASSIGNED', offers: [{ state: 'EXPIRED', quote_amount: 10_200 }] })
    expect(Date.parse(one.due_at)).toBeGreaterThan(Date.parse(due_at))
    const rows = [
      offerRow(app, {
        quote_name: 'New price',
        quote_amount: 10_710,
        buy_amount: 10_500,
        valid_until: dayFromNow(app, 2),
      }),
    ]
    await submitOffersOf(app, asked, rows)
    expect((await decideOffers(app, asked, { decision: 'approve' })).status).toBe(200)
    expect((await requestOf(app, token, asked.case_id)).state).toBe('QUOTED')
  })

  test('a refusal names no administrator to a customer', async () => {
    const { token } = company
    const asked = await givenDeskRequest(app, company)
    await decideOffers(app, asked, { decision: 'deny', reason: 'Too heavy' })
    const body = { case_id: asked.case_id }
    const refused = [
      await app.call(quoteOffers.cancel, { body }, { token }),
      await app.call(quoteOffers.askAgain, { body }, { token }),
      await app.call(quoteOffers.revise, { body: { ...body, message: 'Lighter?' } }, { token }),
    ]
    for (const answer of refused) expect(failure(answer).message).toMatch(/^Denied by Tradelane on /)
  })

  test('a request can be cancelled until an offer is accepted', async () => {
    const { token } = company
    const asked = await givenOffers(app, company)
    const cancel = () => app.call(quoteOffers.cancel, { body: { case_id: asked.case_id } }, { token })
    const stranger = await givenCompany(app)
    const theirs = await app.call(
      quoteOffers.cancel,
      { body: { case_id: asked.case_id } },
      { token: stranger.token },
    )
    expect(theirs.status).toBe(404)
    expect((await cancel()).status).toBe(200)
    expect(await requestOf(app, token, asked.case_id)).toMatchObject({
      state: 'CANCELLED',
      offers: [{ state: 'LOST' }],
    })
    expect(failure(await cancel()).message).toMatch(/^Cancelled by your company on .+ Reload the page/)
    const { token: admin } = await givenAdministrator(app)
    const body = { case_id: asked.case_id }
    expect(codeOf(await app.call(quoteDesk.assign, { body }, { token: admin }))).toBe('ILLEGAL_STATE')
  })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
