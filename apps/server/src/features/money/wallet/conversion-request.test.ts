import type { WireInput } from '@tradelane/contract'
import { wallet } from '@tradelane/contract/wallet/calls'
import { describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
checkBooksAfterEach(app)

describe('what the request repeats of its quote', () => {
  it('may be all of it: both currencies and the amount sent', async () => {
    const quote_id = await quoted(10)
    const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
    expect((await convert({ quote_id, ...pair, amount: 10, side: 'source' })).status).toBe(200)
  })

  it('may be the amount received, where that is what was entered', async () => {
    const quote_id = await quoted(5, 'target')
    expect((await convert({ quote_id, amount: 5, side: 'target' })).status).toBe(200)
  })

  it('is not the amount sent where the received amount is named', async () => {
    const quote_id = await quoted(10)
    const refused = await convert({ quote_id, amount: 10, side: 'target' })
    expect(failure(refused).error.code).toBe('CONFLICT')
  })

  it('is not another currency to convert from', async () => {
    const quote_id = await quoted(10)
    const refused = await convert({ quote_id, source_currency_code: 'GBP' })
    expect(failure(refused).error.code).toBe('CONFLICT')
  })

  it('is not another currency to convert into', async () => {
    const quote_id = await quoted(10)
    const refused = await convert({ quote_id, destination_currency_code: 'GBP' })
    expect(failure(refused).error.code).toBe('CONFLICT')
  })
})

describe('the key of a request', () => {
  it('is refused for another quote, also when the stored answer was lost', async () => {
    const [first, second] = [await quoted(10), await quoted(10)]
    expect((await convert({ quote_id: first }, 'reused')).status).toBe(200)
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'reused').execute()
    const before = await booksAfter()
    const refused = await convert({ quote_id: second }, 'reused')
    expect(failure(refused).error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await booksAfter()).toEqual(before)
  })

  it('belongs to one conversion: the next one has its own key and converts too', async () => {
    const [first, second] = [await quoted(10), await quoted(20)]
    const before = Number((await booksAfter())['available EUR'])
    expect((await convert({ quote_id: first }, 'one')).body).toMatchObject({ conversion_status: 'completed' })
    expect((await convert({ quote_id: second }, 'two')).body).toMatchObject({
      conversion_status: 'completed',
    })
    const after = await booksAfter()
    expect(Number(after['available EUR'])).toBeCloseTo(before - 30)
    expect(after['held EUR']).toBeUndefined()
  })
})

it('An amount so small that it earns the platform nothing is converted too', async () => {
  const quote_id = await quoted(0.01)
  const before = await booksOf(app, 'platform')
  expect((await convert({ quote_id })).body).toMatchObject({ conversion_status: 'completed' })
  expect((await booksOf(app, 'platform'))['fees EUR']).toBe(before['fees EUR'])
})

/** The id of a quote from euros to dollars. */
async function quoted(amount: number, side: 'source' | 'target' = 'source'): Promise<string> {
  const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
  const body = { ...pair, amount, side, purpose: 'conversion' } as const
  return (await app.call(wallet.quote, { body }, { token: company.token })).body.quote_id
}

const convert = (body: WireInput<typeof wallet.convert>['body'], key?: string) =>
  app.call(wallet.convert, { body }, { token: company.token, ...(key ? { key } : {}) })

const booksAfter = () => booksOf(app, company.companyId)
