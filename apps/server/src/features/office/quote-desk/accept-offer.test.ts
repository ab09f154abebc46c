import { verification } from '@tradelane/contract/approvals/calls'
import { releases } from '@tradelane/contract/approvals/release-calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  acceptOfferOf,
  acceptTwice,
  givenOffers,
  offerApproval,
  offerRow,
  requestOf,
} from '../../../../test/given-quote-case.ts'
import { completeDetails, confirmed, payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { givenTeam } from '../../../../test/given-team.ts'
import { givenVendor } from '../../../../test/given-vendor.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

describe('accepting an offer', () => {
  test('names the offer, which is nobody that is paid, and its last day in UTC', async () => {
    const { offerIds } = await givenOffers(app, company, [offerRow(app, { quote_name: 'Heavy lift' })])
    const { body } = await askCode(company.token, offerIds[0])
    expect(body).not.toHaveProperty('approves.payee')
    const lastDay = expect.stringMatching(/^34 days, valid until the end of \d+ \w+ \d{4}, UTC$/)
    expect(body).toMatchObject({ approves: { facts: ['Heavy lift', expect.any(String), lastDay] } })
  })

  test('makes the booking at the agreed price, with its bill, and the other offers are lost', async () => {
    await givenBalance(app, company, '20000.00', 'USD')
    const vendor_id = await givenVendor(app)
    const rows = [
      offerRow(app, { vendor_id }),
      offerRow(app, { quote_name: 'Slower', quote_amount: 9_180, buy_amount: 9_000 }),
    ]
    const { case_id, logistics_id, transaction_id, offerIds } = await givenOffers(app, company, rows)
    const accepted = await acceptOfferOf(app, company, offerIds[0])
    expect(accepted.body).toMatchObject({ subject: { kind: 'logistics', id: logistics_id } })
    expect(await requestOf(app, company.token, case_id)).toMatchObject({
      state: 'ACCEPTED',
      subject: { kind: 'logistics', id: logistics_id, link: `/logistics/shipments/${logistics_id}` },
      offers: [{ state: 'ACCEPTED' }, { state: 'LOST', reason: 'Another offer was accepted' }],
    })
    const booked = await shipmentPage(app, company.token, logistics_id)
    expect(booked.logistics).toMatchObject({
      state: 'requested',
      transaction_id,
      freight: { name: 'Saffron Forwarding', cost: 10_200, days: 34 },
    })
    expect(booked.logistics.freight.legs.reduce((days, leg) => days + leg.days, 0)).toBe(34)

    await app.call(
      shipments.saveDetails,
      { body: { logistics_id, details: completeDetails } },
      { token: company.token },
    )
    await confirmed(app, logistics_id)
    const { charge } = await shipmentPage(app, company.token, logistics_id)
    expect(charge).toMatchObject({ state: 'due', amount: 10_200 })
    expect(charge.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Freight, Saffron Forwarding', 10_000],
      ['Tradelane service fee: 2 % of the carriage, version 1', 200],
    ])
    expect((await payFreightOf(app, company, logistics_id)).body).toMatchObject({ payment_status: 'paid' })
  })

  test('takes password and code of this offer, of an approver, of a verified company', async () => {
    const rows = [offerRow(app), offerRow(app, { quote_name: 'Slower' })]
    const { offerIds } = await givenOffers(app, company, rows)
    const approval = await offerApproval(app, company, offerIds[0])
    const { token } = company
    for (const wrong of [{ password: 'Not-the-password-1' }, { offer_id: offerIds[1] ?? '' }])
      expect(codeOf(await app.call(quoteOffers.accept, { body: { ...approval, ...wrong } }, { token }))).toBe(
        'WRONG_CODE',
      )
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    expect(codeOf(await app.call(quoteOffers.accept, { body: approval }, { token: stranger.token }))).toBe(
      'NOT_FOUND',
    )
    const unknown = await givenCompany(app)
    const theirs = await givenOffers(app, unknown)
    expect(codeOf(await askCode(unknown.token, theirs.offerIds[0]))).toBe('KYB_REQUIRED')
    expect((await app.call(quoteOffers.accept, { body: approval }, { token })).status).toBe(200)
    expect(codeOf(await app.call(quoteOffers.accept, { body: approval }, { token }))).toBe('ILLEGAL_STATE')
  })

  test('and is repeated with the same key answers for the order that it has made, and with another one is refused', async () => {
    const { offerIds, logistics_id } = await givenOffers(app, company)
    const { first, second, body } = await acceptTwice(app, company, offerIds[0])
    expect(first.body).toMatchObject({ subject: { kind: 'logistics', id: logistics_id } })
    expect([second.status, second.body]).toEqual([200, first.body])
    const other = await app.call(quoteOffers.accept, { body }, { token: company.token, key: 'other' })
    expect(codeOf(other)).toBe('ILLEGAL_STATE')
  })

  test('holds through the end of its last day in UTC, and not a second longer', async () => {
    const { offerIds, case_id, logistics_id } = await givenOffers(app, company)
    untilItsEnd(60_000)
    expect((await requestOf(app, company.token, case_id)).state).toBe('QUOTED')
    const approval = await offerApproval(app, company, offerIds[0])
    app.clock.advance(60_000)
    expect(codeOf(await app.call(quoteOffers.accept, { body: approval }, { token: company.token }))).toBe(
      'OFFER_EXPIRED',
    )
    expect(await requestOf(app, company.token, case_id)).toMatchObject({
      state: 'EXPIRED',
      offers: [{ state: 'EXPIRED' }],
    })
    expect((await app.call(logistics.get, { body: { logistics_id } }, { token: company.token })).status).toBe(
      404,
    )
  })

  test('decides the expiry under the lock: who waits past the last second has one answer', async () => {
    const { offerIds, logistics_id } = await givenOffers(app, company)
    untilItsEnd(60_000)
    const body = await offerApproval(app, company, offerIds[0])
    const outcome = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('quote_cases').select('case_id').forUpdate().execute()
      const waiting = app.call(quoteOffers.accept, { body }, { token: company.token })
      await expect.poll(countWaiting).toBe(1)
      app.clock.advance(60_000)
      return { waiting }
    })
    expect(codeOf(await outcome.waiting)).toBe('OFFER_EXPIRED')
    expect((await app.call(logistics.get, { body: { logistics_id } }, { token: company.token })).status).toBe(
      404,
    )
  })

  test('of two offers of one request at once, accepts one', async () => {
    const { owner, approver } = await givenTeam(app, { limitCents: 10n ** 9n })
    const rows = [offerRow(app), offerRow(app, { quote_name: 'Slower' })]
    const { offerIds, case_id } = await givenOffers(app, owner, rows)
    const accepting = await Promise.all(
      [owner, approver].map(async ({ token, email }, index) => {
        const body = await offerApproval(app, { token, email }, offerIds[index])
        return () => app.call(quoteOffers.accept, { body }, { token })
      }),
    )
    const outcomes = await race(app, accepting)
    const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.sort()).toEqual([200, 409])
    const { offers } = await requestOf(app, owner.token, case_id)
    expect(offers.map(({ state }) => state).sort()).toEqual(['ACCEPTED', 'LOST'])
  })

  test('is refused to a company that was refused since the offer', async () => {
    const { offerIds, case_id } = await givenOffers(app, company)
    const body = await offerApproval(app, company, offerIds[0])
    await app.db
      .updateTable('companies')
      .set({ kyb_status: 'Refused' })
      .where('uid', '=', company.companyId)
      .execute()
    const refused = await app.call(quoteOffers.accept, { body }, { token: company.token })
    expect(refused.status).toBe(422)
    expect((await requestOf(app, company.token, case_id)).state).toBe('QUOTED')
  })

  test('of a vendor that was retired since stays possible, with the name of then', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Last Voyage' })
    const { offerIds, logistics_id } = await givenOffers(app, company, [offerRow(app, { vendor_id })])
    await app.db.updateTable('vendors').set({ is_retired: true }).where('vendor_id', '=', vendor_id).execute()
    expect((await acceptOfferOf(app, company, offerIds[0])).status).toBe(200)
    const { logistics: booking } = await shipmentPage(app, company.token, logistics_id)
    expect(booking.freight.name).toBe('Last Voyage')
  })

  test('above the limit of the team waits for a second person', async () => {
    const { owner, approver, preparer } = await givenTeam(app, { limitCents: 100_000n })
    const { offerIds, case_id, logistics_id } = await givenOffers(app, preparer)
    expect(codeOf(await askCode(preparer.token, offerIds[0]))).toBe('ROLE_NOT_ALLOWED')
    const first = await acceptOfferOf(app, owner, offerIds[0])
    expect(first.body).toMatchObject({ subject: null })
    expect(await requestOf(app, approver.token, case_id)).toMatchObject({
      state: 'QUOTED',
      release: { may_decide: true },
      release_offer_id: offerIds[0],
    })
    app.clock.advance(31_000)
    const second = await acceptOfferOf(app, approver, offerIds[0])
    expect(second.body).toMatchObject({ subject: { id: logistics_id } })
    expect((await requestOf(app, owner.token, case_id)).state).toBe('ACCEPTED')
  })

  test('above the limit can be refused by the second person', async () => {
    const { owner, approver } = await givenTeam(app, { limitCents: 100_000n })
    const { offerIds, case_id } = await givenOffers(app, owner)
    await acceptOfferOf(app, owner, offerIds[0])
    const body = { type: 'quote offer', subject_id: case_id, reason: 'Too dear' }
    expect((await app.call(releases.refuse, { body }, { token: approver.token })).status).toBe(200)
    expect(await requestOf(app, owner.token, case_id)).toMatchObject({ state: 'QUOTED', release: null })
  })
})

describe('an offer that has ended', () => {
  test('never changes again, and a published one keeps what it offers', async () => {
    const { offerIds } = await givenOffers(app, company, [
      offerRow(app),
      offerRow(app, { quote_name: 'Slower' }),
    ])
    const change = (sql: string) =>
      app.deps.pool.query(`update quote_offers set ${sql} where offer_id = $1`, [offerIds[0]])
    await expect(change('sell_amount = 1, margin_amount = 1 - buy_amount')).rejects.toThrow(
      'keeps what it offers',
    )
    await acceptOfferOf(app, company, offerIds[0])
    for (const state of ['published', 'lost', 'expired', 'withdrawn'])
      await expect(change(`state = '${state}'`)).rejects.toThrow('has ended and is never changed')
    await expect(
      app.deps.pool.query('delete from quote_offers where offer_id = $1', [offerIds[1]]),
    ).rejects.toThrow('never deleted')
  })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const askCode = (token: string, offer_id = '') =>
  app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, { token })
/** So many milliseconds before the offers of `offerRow` expire. */
function untilItsEnd(before: number): void {
  const end = Date.parse(`${dayFromNow(app, 6)}T00:00:00Z`)
  app.clock.advance(end - before - app.clock.now().getTime())
}
async function countWaiting(): Promise<number> {
  const { rows } = await app.deps.pool.query<{ count: string }>(
    `select count(*) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like '%quote_cases%'`,
  )
  return Number(rows[0]?.count)
}
