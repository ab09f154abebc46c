import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wallet } from '@tradelane/contract/wallet/calls'
import { dayOf, lastTargetDay, ProviderUnavailable } from '@tradelane/providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ecbFile } from '../../../../../../packages/providers/test/ecb-file.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { failure, type TestApp, testApp } from '../../../../test/test-app.ts'
import { fetchReferenceRates } from './index.ts'

/** Answers as the ECB does; the tests change what. */
let published: { status: number; body: string }
let asked = 0

let app: TestApp
let company: GivenCompany
/** The last day whose table the ECB has published by now, at any time of day. */
let day: string
beforeAll(async () => {
  await new Promise<void>((listening) => ecb.listen(0, '127.0.0.1', listening))
  app = await testApp({ ECB_URL: `http://127.0.0.1:${(ecb.address() as AddressInfo).port}/daily.xml` })
  company = await givenCompany(app)
})
beforeEach(async () => {
  day = lastTargetDay(dayOf(new Date(app.clock.now().getTime() - publishedAtMs)))
  published = { status: 200, body: ecbFile(day, rates) }
  asked = 0
  await app.db.deleteFrom('reference_rates').execute()
})
afterAll(async () => {
  await app.close()
  ecb.close()
})

describe('the daily table of the ECB', () => {
  it('is fetched by the job, stored with its date, and shown', async () => {
    await fetchReferenceRates(app.deps)
    expect((await exchange()).body).toMatchObject({
      exchangeRate: 1.1527,
      as_of: `${day}T15:00:00.000Z`,
      rate_source: 'ECB euro reference rate',
    })
  })

  it('is used until the next one is stored, and fetched once', async () => {
    await fetchReferenceRates(app.deps)
    await fetchReferenceRates(app.deps)
    const stored = await app.db.selectFrom('reference_rates').select('day').execute()
    expect(stored).toEqual([{ day }])
    expect(asked).toBe(1)
  })

  it('stays in use when the ECB cannot be reached, or sends something else', async () => {
    await fetchReferenceRates(app.deps)
    await app.db.updateTable('reference_rates').set({ day: '2020-01-02' }).execute()
    for (const answer of [
      { status: 503, body: '' },
      { status: 200, body: '<html>maintenance</html>' },
    ]) {
      published = answer
      await expect(fetchReferenceRates(app.deps)).rejects.toThrow(ProviderUnavailable)
    }
    expect((await exchange()).body).toMatchObject({ exchangeRate: 1.1527 })
  })

  it('is not believed when it is from the future', async () => {
    published.body = ecbFile('2099-01-02', rates)
    await expect(fetchReferenceRates(app.deps)).rejects.toThrow('from the future')
    expect((await exchange()).status).toBe(422)
  })
})

describe('a rate that is too old', () => {
  /** As of so many days and hours ago. */
  async function givenRateOf(days: number, hours = 0): Promise<void> {
    await fetchReferenceRates(app.deps)
    const asOf = new Date(app.clock.now().getTime() - days * dayMs - hours * 3_600_000)
    await app.db.updateTable('reference_rates').set({ as_of: asOf }).execute()
  }

  it('still prices after a long weekend, when it is four days old', async () => {
    await givenRateOf(4, 23)
    expect((await quote()).body).toMatchObject({ status: 'success', mid_rate: 1.1527 })
  })

  it('prices nothing from the fifth day on, and says why', async () => {
    await givenRateOf(5, 1)
    for (const answer of [await quote(), await exchange()]) {
      expect([answer.status, failure(answer).error.code]).toEqual([422, 'RATE_UNAVAILABLE'])
      expect(failure(answer).message).toMatch(
        /^The latest exchange rate is from \d+ \w+ \d{4}\. We do not use rates that are older than 4 days\./,
      )
    }
    expect(
      await app.db.selectFrom('quotes').select('quote_id').where('uid', '=', company.companyId).execute(),
    ).toHaveLength(1)
  })

  it('prices nothing where there is no rate at all', async () => {
    for (const answer of [await quote(), await exchange()]) {
      expect([answer.status, failure(answer).error.code]).toEqual([422, 'RATE_UNAVAILABLE'])
    }
  })
})

const dayMs = 86_400_000
/** 16:00 in Frankfurt, in summer. */
const publishedAtMs = 14 * 3_600_000
const rates = { USD: '1.1527', GBP: '0.88050', JPY: '180.43' }
const ecb = createServer((_request, response) => {
  asked++
  response.writeHead(published.status).end(published.body)
})

const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
const exchange = () => app.call(wallet.currencyExchange, { body: pair }, { token: company.token })
const quote = () => app.call(wallet.quote, { body: { ...pair, amount: 100 } }, { token: company.token })
