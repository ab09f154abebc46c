import { logistics } from '@tradelane/contract/logistics/calls'
import { overview } from '@tradelane/contract/overview/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { type ShownCaseState, shownCaseStates } from '@tradelane/contract/quote-desk/states'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import {
  decideOffers,
  givenDeskRequest,
  givenOffers,
  offerRow,
  requestOf,
  submitOffersOf,
} from '../../../../test/given-quote-case.ts'
import { givenVendor } from '../../../../test/given-vendor.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const admin = prepared(() => givenAdministrator(app))

describe('a request for freight that no rate card answers', () => {
  test('is a case of the desk, due in two business days, with a task', async () => {
    const search = mumbaiToHamburg(app, { transportation_by: 'LCL', container_size: '', weight: 90_000 })
    const offered = await app.call(logistics.getQuotes, { body: search }, { token: company.token })
    expect(failure(offered).error.code).toBe('OVER_CAPACITY')

    const asked = await givenDeskRequest(app, company)
    const one = await requestOf(app, company.token, asked.case_id)
    expect(one).toMatchObject({
      service: 'freight',
      state: 'NEW',
      transaction_id: asked.transaction_id,
      note: 'A press in one piece. It needs a low loader at both ends.',
      offers: [],
      subject: null,
      revisions_left: 3,
    })
    expect(one.request.title).toBe('Freight, a part of a container by sea: Mumbai, IN to Hamburg, DE')
    expect(one.request.facts).toContainEqual({ label: 'Weight', value: '90,000 kg' })
    expect(one.request.facts).toContainEqual({ label: 'Mode', value: 'A part of a container by sea' })
    while ((await processEvents(app.deps)) > 0);
    const query = { limit: '100' }
    const { body } = await app.call(adminTasks.list, { query, body: {} }, { token: admin.token })
    const task = body.data.find(({ subject_id }) => subject_id === asked.case_id)
    expect(task).toMatchObject({ title: expect.stringContaining('Make offers for'), due_at: one.due_at })
  })

  test('is refused as a search is: an unknown city, a container on a way that takes none', async () => {
    const body = mumbaiToHamburg(app, { to_city: 'Atlantis' })
    const refused = await app.call(logistics.request, { body }, { token: company.token })
    expect(failure(refused).error.fields).toEqual({ to_city: 'Please choose a city from the list' })
  })
})

describe('the desk', () => {
  test('requests that nobody has taken are on the dashboard', async () => {
    const waiting = async () => {
      const { body } = await app.call(overview.get, {}, { token: admin.token })
      return body.open_work.find(({ key }) => key === 'requests-unassigned')?.count ?? 0
    }
    const before = await waiting()
    const asked = await givenDeskRequest(app, company)
    expect(await waiting()).toBe(before + 1)
    await submitOffersOf(app, asked, [offerRow(app)])
    expect(await waiting()).toBe(before)
  })

  test('lists trades with their requests, found by company and number, and says how many there are', async () => {
    const asked = await givenDeskRequest(app, company)
    const list = await app.call(quoteDesk.list, { query: {}, body: {} }, { token: admin.token })
    expect(list.headers['x-total-count']).toBe(String(list.body.length))
    const row = list.body.find(({ transaction_id }) => transaction_id === asked.transaction_id)
    expect(row).toMatchObject({
      owner: null,
      services: expect.arrayContaining([
        { service: 'freight', takes_offers: true, state: 'NEW', due_at: expect.any(String) },
      ]),
    })
    for (const search of [row?.company_name ?? '', row?.transaction_number ?? '']) {
      const found = await app.call(
        quoteDesk.list,
        { query: { limit: '4' }, body: { search } },
        { token: admin.token },
      )
      expect(found.body.map(({ transaction_id }) => transaction_id)).toContain(asked.transaction_id)
    }
    const none = await app.call(
      quoteDesk.list,
      { query: {}, body: { search: 'Nobody Ltd' } },
      { token: admin.token },
    )
    expect([none.body, none.headers['x-total-count']]).toEqual([[], '0'])
  })

  test('lists the trades that have a request in a state, as it is shown', async () => {
    const other = await givenCompany(app, { kyb: 'Clear' })
    await givenDeskRequest(app, await givenCompany(app, { kyb: 'Clear' }))
    await givenOffers(app, other)
    const late = await givenOffers(app, await givenCompany(app, { kyb: 'Clear' }))
    await app.deps.pool.query("update quote_cases set offers_until = '2026-01-01' where case_id = $1", [
      late.case_id,
    ])
    const list = async (state?: ShownCaseState) =>
      (
        await app.call(
          quoteDesk.list,
          { query: { limit: '100' }, body: { ...(state && { state }) } },
          { token: admin.token },
        )
      ).body
    const all = await list()
    const listed = new Map<ShownCaseState, string[]>()
    for (const state of shownCaseStates) {
      const expected = all.filter(({ services }) => services.some((one) => one.state === state))
      const found = (await list(state)).map(({ transaction_id }) => transaction_id)
      expect([state, found]).toEqual([state, expected.map(({ transaction_id }) => transaction_id)])
      listed.set(state, found)
    }
    expect(listed.get('EXPIRED')).toContain(late.transaction_id)
    expect(listed.get('QUOTED')).not.toContain(late.transaction_id)
    expect(listed.get('NEW')?.length).toBeGreaterThan(0)
  })

  test('stores offers that the customer does not see, and publishes them', async () => {
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    const asked = await givenDeskRequest(app, stranger)
    const vendor_id = await givenVendor(app)
    const stored = await submitOffersOf(app, asked, [
      offerRow(app, { vendor_id }),
      offerRow(app, { quote_name: 'By way of Jebel Ali' }),
    ])
    expect(stored.body.offers).toMatchObject([
      {
        state: 'STORED',
        quote_amount: 10_200,
        buy_amount: 10_000,
        margin_amount: 200,
        margin_percent: 2,
        vendor_name: 'Saffron Forwarding',
        eta: 34,
      },
      { quote_name: 'By way of Jebel Ali', vendor_id: null },
    ])
    expect((await requestOf(app, stranger.token, asked.case_id)).offers).toEqual([])
    expect((await decideOffers(app, asked, { decision: 'approve' })).status).toBe(200)
    const seen = await requestOf(app, stranger.token, asked.case_id)
    expect(seen.state).toBe('QUOTED')
    expect(seen.offers.map(({ state, quote_amount }) => [state, quote_amount])).toEqual([
      ['PUBLISHED', 10_200],
      ['PUBLISHED', 10_200],
    ])
    expect(JSON.stringify(seen)).not.toMatch(/buy_amount|margin|Saffron/)
    const read = await app.call(
      quoteDesk.get,
      { body: { transaction_id: asked.transaction_id } },
      { token: admin.token },
    )
    expect(read.body.cases[0]).toMatchObject({
      state: 'QUOTED',
      owner: expect.any(String),
      presets: { margin_percent: 2, validity_days: 7 },
    })
    expect(read.body.client.uid).toBe(stranger.companyId)
  })

  test('says at each field of each row what is missing, all at once', async () => {
    const asked = await givenDeskRequest(app, company)
    const bad = { quote_name: 'Half', quote_amount: 100 } as never
    const missing = await submitOffersOf(app, asked, [offerRow(app), bad])
    expect(failure(missing).error.fields).toEqual({
      'quotes.1.eta': 'ETA is required',
      'quotes.1.valid_until': 'Enter a valid date',
    })
    const rows = [
      offerRow(app, { quote_amount: 10_200.01 }),
      offerRow(app, { valid_until: dayFromNow(app, -1) }),
      offerRow(app, { currency: 'EUR' }),
      offerRow(app, { quote_amount: 9_900, margin_percent: undefined }),
      offerRow(app, { valid_until: dayFromNow(app, 30) }),
      offerRow(app, { vendor_id: company.companyId }),
    ]
    expect(failure(await submitOffersOf(app, asked, rows)).error.fields).toMatchObject({
      'quotes.0.quote_amount': 'With this margin the amount is 10,200.00 USD',
      'quotes.1.valid_until': 'The last day is in the past',
      'quotes.2.currency': 'Orders are billed in USD',
      'quotes.3.margin_reason': 'Say why it is offered below what it costs',
      'quotes.4.valid_until': expect.stringContaining('when it begins'),
      'quotes.5.vendor_id': 'Select a vendor',
    })
  })

  test('takes the margin from the rate in force, and a loss with its reason', async () => {
    const asked = await givenDeskRequest(app, company)
    const { body } = await submitOffersOf(app, asked, [
      offerRow(app, { quote_amount: 1_020, buy_amount: undefined, margin_percent: undefined }),
      offerRow(app, {
        quote_amount: 900,
        buy_amount: 1_000,
        margin_percent: undefined,
        margin_reason: 'Their first order',
      }),
      offerRow(app, {
        quote_amount: 1_050,
        buy_amount: undefined,
        margin_percent: undefined,
        margin_amount: '50',
      }),
    ])
    expect(body.offers).toMatchObject([
      { buy_amount: 1_000, margin_amount: 20, margin_type: 'percent', margin_percent: 2 },
      { margin_amount: -100, margin_type: 'fixed', margin_reason: 'Their first order' },
      { buy_amount: 1_000, margin_amount: 50, margin_type: 'fixed', margin_percent: null },
    ])
  })

  test('refuses a margin with which the vendor asks more than an answer can carry', async () => {
    const asked = await givenDeskRequest(app, company)
    const loss = { quote_amount: 9_999_999_999_999, margin_percent: -99, margin_reason: 'A gift' }
    const { buy_amount: _, ...row } = offerRow(app, loss)
    const refused = await submitOffersOf(app, asked, [row])
    expect(failure(refused).error.fields).toEqual({ 'quotes.0.buy_amount': 'Enter a valid amount' })
  })

  test('names no retired vendor in anything new', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Gone Lines' })
    const asked = await givenDeskRequest(app, company)
    await app.db.updateTable('vendors').set({ is_retired: true }).where('vendor_id', '=', vendor_id).execute()
    const refused = await submitOffersOf(app, asked, [offerRow(app, { vendor_id })])
    expect(failure(refused).error.fields).toEqual({
      'quotes.0.vendor_id': 'Gone Lines is retired. Select another vendor',
    })
  })

  test('publishes no offer of a vendor that was retired since the offer was stored', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Leaving Lines' })
    const asked = await givenDeskRequest(app, company)
    await submitOffersOf(app, asked, [offerRow(app), offerRow(app, { vendor_id })])
    await app.db.updateTable('vendors').set({ is_retired: true }).where('vendor_id', '=', vendor_id).execute()
    expect(failure(await decideOffers(app, asked, { decision: 'approve' })).error.fields).toEqual({
      'quotes.1.vendor_id': 'Leaving Lines is retired. Select another vendor',
    })
  })

  test('denies with a reason, which the customer reads', async () => {
    const asked = await givenDeskRequest(app, company)
    const silent = await decideOffers(app, asked, { decision: 'deny' })
    expect(failure(silent).error.fields).toEqual({ reason: 'Give the customer a reason' })
    await decideOffers(app, asked, { decision: 'deny', reason: 'No port on the way lifts 90 tonnes.' })
    expect(await requestOf(app, company.token, asked.case_id)).toMatchObject({
      state: 'DECLINED',
      state_reason: 'No port on the way lifts 90 tonnes.',
    })
  })

  test('says to the second of two administrators what the first has done', async () => {
    const asked = await givenDeskRequest(app, company)
    await submitOffersOf(app, asked, [offerRow(app)])
    const other = await givenAdministrator(app)
    const answers = await Promise.all([
      decideOffers(app, asked, { decision: 'approve' }, admin.token),
      decideOffers(app, asked, { decision: 'deny', reason: 'Too heavy' }, other.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && failure(refused).message).toMatch(
      /^(Offers ready|Denied) by .+ on .+\. Reload the page to see it\.$/,
    )
  })

  test('takes back an open offer, and has to answer again without another', async () => {
    const { case_id, offerIds } = await givenOffers(app, company)
    app.clock.advance(3 * 86_400_000)
    const body = { offer_id: offerIds[0] ?? '', reason: 'The ship is full' }
    await app.call(quoteDesk.withdraw, { body }, { token: admin.token })
    expect(await requestOf(app, company.token, case_id)).toMatchObject({
      state: 'ASSIGNED',
      // A new promise: the first one was kept.
      due_at: dueAt('offerQuotes', app.clock.now(), app.deps.config.officeCountry).toISOString(),
      offers: [{ state: 'WITHDRAWN', reason: 'The ship is full' }],
    })
    const again = await app.call(quoteDesk.withdraw, { body }, { token: admin.token })
    expect(failure(again).error.code).toBe('ILLEGAL_STATE')
  })
})
