import { accounts } from '@tradelane/contract/accounts/calls'
import { insurance } from '@tradelane/contract/insurance/calls'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, it } from 'vitest'
import { givenFreights } from '../../../../test/given-freight.ts'
import { givenBinding, givenBoundInsurance, givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { buildDeps } from '../../../app/build-deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { passHours } from './pass-hours.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '20000' }))
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

const hourMs = 3_600_000
const advance = (advance_hours: number) => app.call(sandboxClock.advance, { body: { advance_hours } })
const read = async () => (await app.call(sandboxClock.read, {})).body

describe('the business clock', () => {
  it('answers the time and how far it is ahead', async () => {
    const before = await read()
    const { status, body } = await advance(3)
    expect(status).toBe(200)
    expect(body.offset_hours).toBe(before.offset_hours + 3)
    expect(await read()).toEqual({ now: expect.any(String), offset_hours: body.offset_hours })
    const passedMs = Date.parse(body.now) - Date.parse(before.now)
    expect(passedMs).toBeGreaterThanOrEqual(3 * hourMs)
    expect(passedMs).toBeLessThan(3 * hourMs + 60_000)
  })

  it.each([0, -1, 1.5, 8_785])('refuses to move by %d hours', async (hours) => {
    const answer = await advance(hours)
    expect(answer.status).toBe(400)
    expect(failure(answer).error).toMatchObject({ code: 'INVALID_REQUEST' })
  })

  it('is moved by one caller at a time', async () => {
    const before = await read()
    const answers = await Promise.all([advance(5), advance(5)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read()).offset_hours).toBe(before.offset_hours + 5)
  })

  it('stops after the hours that came before its caller hung up', async () => {
    const before = (await read()).offset_hours
    let looks = 0
    await passHours(app.deps, 72, () => looks++ === 2)
    const passed = (await read()).offset_hours - before
    expect(looks).toBe(3)
    // Two steps: the first of one hour, the second of a day at most.
    expect(passed).toBeGreaterThan(1)
    expect(passed).toBeLessThanOrEqual(25)
  })

  it('looks at the outside after the last hours before its caller hung up too', async () => {
    let [turns, looks] = [0, 0]
    const task: string = 'watch-toys'
    const watcher = { tasks: { [task]: async () => void turns++ }, crontab: [`* * * * * ${task} ?max=1`] }
    await passHours({ ...app.deps, features: [...app.deps.features, watcher] }, 72, () => looks++ === 1)
    expect(turns).toBe(1)
  })

  it('can be moved again as soon as it has been moved', async () => {
    for (let times = 0; times < 20; times++) expect((await advance(1)).status).toBe(200)
  })

  it('is the same in another process, also in one that starts later', async () => {
    const other = () => buildDeps(app.deps.config, app.connectionString, { clock: app.deps.wallClock })
    const [early, late] = [await other(), await other()]
    await early.sandbox?.clock.listen()
    await advance(7)
    await late.sandbox?.clock.listen()
    const expected = app.deps.sandbox?.clock.offsetMs
    await expect.poll(() => early.sandbox?.clock.offsetMs).toBe(expected)
    expect(late.sandbox?.clock.offsetMs).toBe(expected)
    for (const deps of [early, late]) {
      await deps.sandbox?.clock.close()
      await deps.db.destroy()
    }
  })

  it('does not move sessions and one-time codes', async () => {
    const { token, email } = await givenPayer(app, { balance: '9000' })
    const insuranceId = await givenQuotedInsurance(app, { token })
    const body = await givenBinding(app, { token, email } as Payer, insuranceId)
    expect((await advance(24)).status).toBe(200)
    expect((await app.call(insurance.bind, { body }, { token })).status).toBe(200)
    expect((await app.call(accounts.profile, {}, { token })).status).toBe(200)
  })

  it('makes a job due when its business time has come, and not before', async () => {
    const runAt = new Date(app.deps.clock.now().getTime() + 3 * hourMs - 60_000)
    await app.db.transaction().execute((tx) => enqueue(tx, 'sweep-old-quotes', {}, { runAt, key: 'waits' }))
    const isWaiting = async () =>
      (await app.deps.pool.query("select from graphile_worker.jobs where key = 'waits'")).rowCount === 1
    expect((await advance(2)).status).toBe(200)
    expect(await isWaiting()).toBe(true)
    expect((await advance(1)).status).toBe(200)
    expect(await isWaiting()).toBe(false)
  })
})

describe('45 days', () => {
  it('end a shipment, a policy and a quote as if they had passed', async () => {
    const as = { token: payer.token }
    const start = app.deps.clock.now()
    const shipping_date = day(start, 5)
    const { logisticsId } = await givenShipment(app, payer.token, { shipping_date })
    const cover = { valid_from: day(start, 3), valid_to: day(start, 20) }
    const insurance_id = await givenBoundInsurance(app, payer, cover)
    expect((await payFreightOf(app, payer, logisticsId)).status).toBe(200)
    const [offer] = await givenFreights(app, payer.token, { shipping_date })
    const shipment_id = offer?.shipment_id ?? ''
    await app.call(freightQuotes.save, { body: { shipment_ids: [shipment_id] } }, as)

    expect((await advance(45 * 24)).status).toBe(200)

    const { logistics, timeline } = await shipmentPage(app, payer.token, logisticsId)
    expect(logistics.state).toMatch(/^(delivered|closed)$/)
    const times = timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    const policy = (await app.call(insurance.get, { body: { insurance_id } }, as)).body
    expect(policy.insurance.state).toBe('expired')
    const lateMs = Date.parse(policy.timeline.at(-1)?.at ?? '') - overAnywhere(cover.valid_to)
    expect(lateMs).toBeGreaterThanOrEqual(0)
    expect(lateMs).toBeLessThan(2 * hourMs)
    const quote = await app.call(freightQuotes.get, { query: { shipment_id } }, as)
    expect(quote.body.state).toBe('expired')
    // A thousand hours, one after the other.
  }, 180_000)
})

const day = (from: Date, days: number) =>
  new Date(from.getTime() + days * 24 * hourMs).toISOString().slice(0, 10)

/** When a day has ended in the zone that is furthest behind, UTC−12. */
const overAnywhere = (date: string) => Date.parse(date) + 36 * hourMs
