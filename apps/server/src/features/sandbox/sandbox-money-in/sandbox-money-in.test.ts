import type { WireInput } from '@tradelane/contract'
import { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear', name: 'Baltic Trading' }))
checkBooksAfterEach(app)

it('A payer chooses an account, and the money is in the wallet', async () => {
  const adriatic = await givenCompany(app, { kyb: 'Clear', name: 'Adriatic Trading' })
  const { accounts } = await list('adriatic')
  expect(
    accounts.map(({ company_name, currency, is_verified }) => [company_name, currency, is_verified]),
  ).toEqual([
    ['Adriatic Trading', 'USD', true],
    ['Adriatic Trading', 'EUR', true],
  ])
  const number = accounts.find(({ currency }) => currency === 'EUR')?.account_number ?? ''
  // As printed, in groups of four.
  const answer = await pay({ company: number.replace(/(.{4})/g, '$1 ').trim() })
  expect(answer.body).toEqual({
    status: 'success',
    message: 'Paid in: 1,000.00 EUR from Buyer GmbH. The wallet of Adriatic Trading shows it within seconds.',
    provider_reference: expect.stringMatching(/^FW/),
  })
  await arrive()
  expect(await books(adriatic)).toEqual({ 'available EUR': '1700.00' })
  expect((await list()).arrivals[0]).toMatchObject({
    number: expect.stringMatching(/^IP-/),
    company_name: 'Adriatic Trading',
    currency: 'EUR',
    amount: 1000,
    sender: 'Buyer GmbH',
    reference: 'Invoice 4711',
    state: 'received',
  })
})

it('A company can be named in any case', async () => {
  expect((await pay({ company: ' baltic TRADING ', currency: 'USD', amount: 5 })).status).toBe(200)
  await arrive()
  expect(await books()).toMatchObject({ 'available USD': '5.00' })
})

it('The same request sent twice pays once', async () => {
  const other = await givenCompany(app, { kyb: 'Clear', name: 'Twice Imports' })
  const answers = [
    await pay({ company: 'Twice Imports' }, 'key-1'),
    await pay({ company: 'Twice Imports' }, 'key-1'),
  ]
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  await arrive()
  expect(await books(other)).toEqual({ 'available EUR': '1700.00' })
})

it('A company that is not verified cannot receive money yet', async () => {
  const other = await givenCompany(app, { kyb: 'IN_PROGRESS', name: 'Waiting Imports' })
  expect((await list('waiting')).accounts[0]).toMatchObject({ is_verified: false })
  const answer = await pay({ company: 'Waiting Imports' })
  expect(answer.status).toBe(422)
  expect(failure(answer).message).toBe(
    'Waiting Imports is not verified. Its accounts cannot receive money yet.',
  )
  await arrive()
  expect(await books(other)).toEqual({ 'available EUR': '700.00' })
})

it('Money needs an account that is open, in its own currency', async () => {
  expect(fieldsOf(await pay({ currency: 'GBP' }))).toEqual({
    currency: 'Baltic Trading has no GBP account',
  })
  const { accounts } = await list('baltic')
  expect(fieldsOf(await pay({ company: accounts[0]?.account_number ?? '' }))).toEqual({
    currency: 'This account is in USD',
  })
  expect(fieldsOf(await pay({ company: 'Nobody Ltd' }))).toEqual({
    company: 'No company has this name, and no account this number',
  })
})

it('A name that two companies have is not guessed', async () => {
  await givenCompany(app, { kyb: 'Clear', name: 'Same Name' })
  await givenCompany(app, { kyb: 'Clear', name: 'same name' })
  expect(fieldsOf(await pay({ company: 'Same Name' }))).toEqual({
    company: 'Several companies have this name. Enter an account number.',
  })
})

it.each<[Partial<Body>, object]>([
  [{ amount: 0 }, { amount: 'Enter a valid amount' }],
  [{ amount: 1.001 }, { amount: 'EUR has at most 2 decimals' }],
  [{ amount: 1_000_000_001 }, { amount: 'At most 1,000,000,000 EUR at a time' }],
  [{ sender: ' ' }, { sender: 'Sender is required' }],
  [{ reference: '' }, { reference: 'Reference is required' }],
  [{ company: '' }, { company: 'Choose an account' }],
])('What no bank would accept is refused at its field: %j', async (change, fields) => {
  expect(fieldsOf(await pay(change))).toEqual(fields)
})

it('Nobody can play a payer in production, nor where a real provider is connected', async () => {
  const url = '/api/sandbox/money-in'
  const production = await testApp({ NODE_ENV: 'production', MODE: 'sandbox', SECRET: 'x'.repeat(32) })
  expect((await production.server.inject({ method: 'POST', url, payload: paid })).statusCode).toBe(404)
  expect((await production.server.inject({ method: 'GET', url })).statusCode).toBe(404)
  await production.close()

  const { sandbox } = app.deps
  const payments = sandbox?.payments
  if (sandbox) sandbox.payments = undefined
  const [listed, played] = [await app.call(sandboxMoneyIn.list, { query: {} }), await pay()]
  if (sandbox) sandbox.payments = payments
  for (const answer of [listed, played]) {
    expect(answer.status).toBe(404)
    expect(failure(answer).message).toBe('The payments provider is not simulated here.')
  }
})

type Body = WireInput<typeof sandboxMoneyIn.pay>['body']
const paid: Body = {
  company: 'Baltic Trading',
  currency: 'EUR',
  amount: 1000,
  sender: 'Buyer GmbH',
  sender_account: 'DE89370400440532013000',
  reference: 'Invoice 4711',
}
const pay = (change: Partial<Body> = {}, key?: string) =>
  app.call(sandboxMoneyIn.pay, { body: { ...paid, ...change } }, key ? { key } : {})
const list = async (search?: string) =>
  (await app.call(sandboxMoneyIn.list, { query: search === undefined ? {} : { search } })).body
const arrive = async () => {
  await app.playSandbox()
  await app.runJobs()
}
const books = ({ companyId } = company) => booksOf(app, companyId)
const fieldsOf = (answer: { body: unknown }) => failure(answer).error.fields
