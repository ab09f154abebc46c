import { randomUUID } from 'node:crypto'
import { wallet } from '@tradelane/contract/wallet/calls'
import { money } from '@tradelane/money'
import { ProviderUnavailable } from '@tradelane/providers'
import { expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { settleConversion } from './conversion-step.ts'
import { beginFunding, settleFunding } from './funding-step.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
checkBooksAfterEach(app)

it('Added balance that four settle at once is added once, and none of them fails', async () => {
  const { companyId } = company
  const dollars = async () => Number((await booksOf(app, companyId))['available USD'] ?? 0)
  const before = await dollars()
  const fundingId = randomUUID()
  const amount = money(12_300n, 'USD')
  const funding = { fundingId, scope: systemScope(companyId), kind: 'added', amount } as const
  await inTransaction(app.db, (tx) => beginFunding(tx, { ...funding, at: app.deps.clock.now() }))
  const settled = await Promise.all([1, 2, 3, 4].map(() => settleFunding(app.deps, { companyId, fundingId })))
  expect(settled.map(({ state }) => state)).toEqual(['added', 'added', 'added', 'added'])
  expect((await dollars()) - before).toBeCloseTo(123)
  expect(await movesOf(fundingId)).toEqual(['null > requested', 'requested > added'])
})

it('A refund that is stored twice is stored once', async () => {
  const { companyId } = company
  const refund = {
    fundingId: randomUUID(),
    scope: systemScope(companyId),
    kind: 'refund',
    amount: money(100n, 'USD'),
    at: app.deps.clock.now(),
  } as const
  const store = () => inTransaction(app.db, (tx) => beginFunding(tx, refund))
  expect([await store(), await store()]).toEqual([true, false])
  expect(await movesOf(refund.fundingId)).toEqual(['null > requested'])
  await settleFunding(app.deps, { companyId, fundingId: refund.fundingId })
})

it('A conversion that four settle at once is converted once, and none of them fails', async () => {
  const { companyId } = company
  const conversionId = await givenOpenConversion()
  const before = await booksOf(app, companyId)
  expect(before['held EUR']).toBe('100.00')
  const settled = await Promise.all(
    [1, 2, 3, 4].map(() => settleConversion(app.deps, { companyId, conversionId })),
  )
  expect(settled.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed', 'completed'])
  expect(await movesOf(conversionId)).toEqual(['null > requested', 'requested > completed'])
  expect((await booksOf(app, companyId))['available EUR']).toBe(before['available EUR'])
})

it('A refusal that arrives after the conversion was completed changes nothing, and is no error', async () => {
  const { companyId } = company
  const conversionId = await givenOpenConversion()
  const { payments } = app.deps
  const { convert } = payments
  const [asked, completed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  payments.convert = async ({ key, source, target }) => {
    asked.resolve()
    await completed.promise
    return { key, source, target, status: 'rejected', reason: 'late' }
  }
  const late = settleConversion(app.deps, { companyId, conversionId })
  await asked.promise
  payments.convert = convert
  expect(await settleConversion(app.deps, { companyId, conversionId })).toMatchObject({ state: 'completed' })
  completed.resolve()
  expect(await late).toMatchObject({ state: 'completed' })
  expect(await movesOf(conversionId)).toEqual(['null > requested', 'requested > completed'])
})

/** The provider's answer is lost, so that the conversion is left to the job. */
async function givenOpenConversion(): Promise<string> {
  const { companyId, token } = company
  const quote = {
    source_currency_code: 'EUR',
    destination_currency_code: 'USD',
    purpose: 'conversion',
  } as const
  const { quote_id } = (await app.call(wallet.quote, { body: { ...quote, amount: 100 } }, { token })).body
  const original = app.deps.payments.convert
  app.deps.payments.convert = async (conversion) => {
    await original(conversion)
    throw new ProviderUnavailable('no answer')
  }
  await app.call(wallet.convert, { body: { quote_id } }, { token })
  app.deps.payments.convert = original
  const open = app.db.selectFrom('conversions').select('conversion_id').where('uid', '=', companyId)
  return (await open.executeTakeFirstOrThrow()).conversion_id
}

const movesOf = async (subjectId: string) => {
  const events = await app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('subject_id', '=', subjectId)
    .orderBy('event_id')
    .execute()
  return events.map(({ from_state, to_state }) => `${from_state} > ${to_state}`)
}
