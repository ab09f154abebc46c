import { notifications } from '@tradelane/contract/notifications/calls'
import { checkInvariants } from '@tradelane/ledger'
import { formatMoney, parseMoney } from '@tradelane/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import {
  daysPass,
  givenShipment,
  payFreightOf,
  shipmentPage,
  untilFebruary,
} from '../../../../../test/given-shipment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'
import { watchShipments } from '../tracking/watch-shipments.ts'

const app = theApp()
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '50000.00', 'USD')
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)

describe('the company is notified', () => {
  const notified = async () => {
    while ((await processEvents(app.deps)) > 0);
    const { body } = await app.call(notifications.list, { query: { limit: '100' } }, { token: company.token })
    return body.data.filter(({ title }) => /free time (ends|for demurrage has ended)/.test(title))
  }

  test('three days and one day before free time ends, and when it has ended, once each', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
    const demurrage = async () => (await pageOf(logisticsId)).shipment?.free_time?.clocks[0]
    for (let day = 0; day < 90 && !(await demurrage()); day++) await daysPass(app, bookingNumber, 1)
    const seen = new Map<number, number>()
    for (let day = 0; day < 9; day++) {
      await watchShipments(app.deps)
      const { state, days_left = 0 } = (await demurrage()) ?? {}
      seen.set(state === 'over' ? -1 : days_left, (await notified()).length)
      await daysPass(app, bookingNumber, 1)
    }
    const sentBy = (left: number) => (left > 3 ? 0 : left > 1 ? 1 : left >= 0 ? 2 : 3)
    expect(seen).toEqual(new Map([...seen.keys()].map((left) => [left, sentBy(left)])))
    expect([...seen.keys()]).toEqual(expect.arrayContaining([3, 2, 1, 0, -1]))
    const perDay = formatMoney(parseMoney(String((await demurrage())?.tiers[0]?.per_day), 'USD'))
    expect((await notified()).map(({ body }) => body.split('. ')[1])).toEqual([
      `The line charges ${perDay} per container and day since then, and more later on`,
      `From the next day the line charges ${perDay} per container and day`,
      `From the next day the line charges ${perDay} per container and day`,
    ])
    const { timeline } = await pageOf(logisticsId)
    expect(timeline.filter(({ to }) => to === 'free_time_ends')).toHaveLength(2)
    expect(timeline.filter(({ to }) => to === 'free_time_ended')).toHaveLength(1)
    await app.runJobs()
    const subjects = (await app.mails(company.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('free time ends'))).toHaveLength(2)
    expect(subjects.filter((subject) => subject.includes('free time for demurrage has ended'))).toHaveLength(
      1,
    )
  })

  test('of nothing where the containers have left in time', async () => {
    await untilFebruary(app)
    const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
    await payFreightOf(app, company, logisticsId)
    await app.runJobs()
    const delivered = async () => {
      const { delivery } = (await pageOf(logisticsId)).shipment ?? {}
      return Date.parse(delivery?.actual ?? delivery?.estimated ?? delivery?.planned ?? '')
    }
    // Half of the voyage has shown its delays. Then not a day in the port: the company is rightly notified of a container there.
    const days = async () => ((await delivered()) - app.deps.clock.now().getTime()) / 86_400_000
    const half = Math.ceil((await days()) / 2)
    await daysPass(app, bookingNumber, half)
    await daysPass(app, bookingNumber, Math.ceil(await days()) - half)
    expect((await pageOf(logisticsId)).shipment?.free_time?.clocks).toMatchObject([
      { kind: 'demurrage', state: 'stopped' },
      { kind: 'detention', state: 'running' },
    ])
    expect(await notified()).toEqual([])
    await daysPass(app, bookingNumber, 3)
    expect((await pageOf(logisticsId)).container_charge?.state).toBe('nothing_due')
    expect(await notified()).toEqual([])
  })
})
