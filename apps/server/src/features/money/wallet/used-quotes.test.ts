import { randomUUID } from 'node:crypto'
import { wallet } from '@tradelane/contract/wallet/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { deleteQuotes, listForgottenQuotes, useQuote } from './quotes.ts'

const app = theApp({ QUOTE_SECONDS: '60' })
const company = prepared(() => givenCompany(app))
const stranger = prepared(() => givenCompany(app))
beforeEach(async () => {
  await app.db.deleteFrom('quotes').execute()
})

describe('using a quote', () => {
  it('of another company is refused as unknown, and leaves it unused', async () => {
    const quoteId = await quoted()
    await expect(use(stranger, quoteId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await use(company, quoteId)).toMatchObject({ quoteId })
  })

  it('that nobody was given is refused as unknown', async () => {
    await expect(use(company, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('quotes that nobody used', () => {
  const forgotten = (after: string | undefined, limit: number) =>
    listForgottenQuotes(app.db, { before: app.clock.now(), after, limit })

  it('are listed once they have expired, and no others', async () => {
    const [used, unused] = [await quoted(), await quoted()]
    await use(company, used)
    app.clock.advance(61_000)
    await quoted()
    expect(await forgotten(undefined, 10)).toEqual([unused])
  })

  it('are listed page by page, each on one page', async () => {
    const all = [await quoted(), await quoted(), await quoted()].sort()
    app.clock.advance(61_000)
    expect(await forgotten(undefined, 2)).toEqual(all.slice(0, 2))
    expect(await forgotten(all[1], 2)).toEqual(all.slice(2))
  })

  it('are deleted one by one, and the others stay', async () => {
    const [one, other] = [await quoted(), await quoted()]
    await deleteQuotes(app.db, [one])
    expect(await remaining()).toEqual([other])
  })

  it('stay if they were used since they were listed', async () => {
    const quoteId = await quoted()
    await use(company, quoteId)
    await deleteQuotes(app.db, [quoteId])
    expect(await remaining()).toEqual([quoteId])
  })

  it('may be none', async () => {
    const quoteId = await quoted()
    await deleteQuotes(app.db, [])
    expect(await remaining()).toEqual([quoteId])
  })
})

async function quoted(): Promise<string> {
  const body = { source_currency_code: 'USD', destination_currency_code: 'EUR', amount: 10 } as const
  return (await app.call(wallet.quote, { body }, { token: company.token })).body.quote_id
}

const use = ({ companyId }: GivenCompany, quoteId: string) =>
  inTransaction(app.db, (tx) =>
    useQuote(tx, systemScope(companyId), quoteId, { purpose: 'payment', now: app.clock.now() }),
  )

const remaining = async () => {
  const rows = await app.db.selectFrom('quotes').select('quote_id').orderBy('quote_id').execute()
  return rows.map(({ quote_id }) => quote_id)
}
