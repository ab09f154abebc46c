import { randomUUID } from 'node:crypto'
import { movements } from '@tradelane/contract/movements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { describe, expect, it } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { sendApprovalCode } from '../../../approvals/send-approval-code.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { balanceAddition } from './add-balance-approval.ts'

const app = theApp()
checkBooksAfterEach(app)

describe('adding balance', () => {
  it('takes password and code, and is in the wallet at once', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const answer = await add(company, 5000, await codeFor(company, '5000'))
    expect(answer.body).toEqual({
      status: 'success',
      funding_status: 'added',
      message: '5,000.00 USD has been added to your balance.',
    })
    expect(await dollarsOf(company)).toBe(5000)
    const { body } = await app.call(
      movements.transactions,
      { query: { currency: 'USD', page: '1' } },
      { token: company.token },
    )
    expect(body.content).toMatchObject([
      { kind: 'balance.added', description: 'Balance added', amount: 5000 },
    ])
  })

  it('says in the mail how much the code is for', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    await codeFor(company, '1234.5')
    const [mail] = await app.mails(company.email)
    expect(mail?.text).toContain('1,234.50 USD\nto your US Dollar account')
    expect(mail?.subject).not.toMatch(/\d{6}/)
  })

  it('is refused before the business verification is cleared, with its status', async () => {
    const messages = []
    for (const kyb of [undefined, 'IN_PROGRESS', 'RFI_REQUESTED', 'Refused'] as const) {
      const company = await givenCompany(app, kyb ? { kyb } : {})
      messages.push(failure(await add(company, 10, '123456')).message)
      await expect(codeFor(company, '10')).rejects.toThrow()
    }
    const please = 'Please complete your KYB to make a payment, go to Business Info and complete your KYB'
    expect(messages).toEqual([
      please,
      'Your KYB status is still in progress',
      'Your account KYB status is still pending',
      'Your KYB was refused. Write to us to have it reviewed again.',
    ])
  })

  it('refuses invalid amounts before they reach the books', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const bodies = [
      '-1',
      '0',
      '1e3',
      '"1,00"',
      'NaN',
      '0.001',
      '9e99',
      '"100"',
      'null',
      '1000000001',
      '[1]',
      '1e-7',
      '-0',
    ]
    for (const amount of bodies) {
      const response = await app.server.inject({
        method: 'POST',
        url: '/api/users/nium/add_balance',
        headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
        payload: `{"amount":${amount},"destinationCurrencyCode":"USD","fundingChannel":"PREFUND","sourceCurrencyCode":"USD","password":"x","verify_code":"123456"}`,
      })
      expect([amount, response.statusCode]).toEqual([amount, 400])
    }
    expect(await dollarsOf(company)).toBe(0)
  })

  it('names the field and the currency if there are too many decimals', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    expect(failure(await add(company, 0.001, '123456')).error.fields).toEqual({
      amount: 'USD has at most 2 decimals',
    })
    await app.call(wallet.openWallet, { body: { currency: 'JPY' } }, { token: company.token })
    const yen = {
      destinationCurrencyCode: 'JPY',
      fundingChannel: 'PREFUND',
      sourceCurrencyCode: 'JPY',
    } as const
    const body = { ...yen, amount: 100.5, password: company.password, verify_code: '123456' }
    const answer = await app.call(wallet.addBalance, { body }, { token: company.token })
    expect(failure(answer).error.fields).toEqual({ amount: 'JPY has no decimals' })
  })

  it('is for one open account: not between two currencies, nor in one that is not open', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const body = { ...dollars, amount: 10, password: company.password, verify_code: '123456' }
    const { token } = company
    const mixed = await app.call(
      wallet.addBalance,
      { body: { ...body, sourceCurrencyCode: 'EUR' } },
      { token },
    )
    expect(failure(mixed).error.fields).toHaveProperty('sourceCurrencyCode')
    const pounds = { destinationCurrencyCode: 'GBP', sourceCurrencyCode: 'GBP' } as const
    const closed = await app.call(wallet.addBalance, { body: { ...body, ...pounds } }, { token })
    expect(closed.status).toBe(404)
  })
})

describe('the code', () => {
  it('is for its amount and its currency', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '100')
    expect((await add(company, 1000, code)).status).toBe(422)
    const euros = {
      destinationCurrencyCode: 'EUR',
      fundingChannel: 'PREFUND',
      sourceCurrencyCode: 'EUR',
    } as const
    const body = { ...euros, amount: 100, password: company.password, verify_code: code }
    expect((await app.call(wallet.addBalance, { body }, { token: company.token })).status).toBe(422)
    expect((await add(company, 100, code)).status).toBe(200)
    expect(await dollarsOf(company)).toBe(100)
  })

  it('works once, also for four at the same time', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '70')
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(company, 70, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(failure(await add(company, 70, code)).error.code).toBe('WRONG_CODE')
    expect(await dollarsOf(company)).toBe(70)
  })

  it('is refused with the wrong password, with the same answer as for a wrong code', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '70')
    const wrong = code === '000000' ? '000001' : '000000'
    const both = [await add({ ...company, password: 'not mine' }, 70, code), await add(company, 70, wrong)]
    expect(new Set(both.map((answer) => failure(answer).message)).size).toBe(1)
    expect(await dollarsOf(company)).toBe(0)
  })
})

describe('failures', () => {
  it('answers fifty equal requests at the same time with the same answer', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '25')
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(company, 25, code, 'one click')))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await dollarsOf(company)).toBe(25)
  })

  it('leaves it to the job when the answer is lost, and adds it once', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '40')
    const { fund } = app.deps.payments
    app.deps.payments.fund = async (funding) => {
      await fund(funding) // done there; the line breaks on the way back
      throw new ProviderUnavailable('no answer')
    }
    const answer = await add(company, 40, code)
    expect(answer.body).toMatchObject({ status: 'success', funding_status: 'processing' })
    expect(await dollarsOf(company)).toBe(0)
    expect((await reconcileProvider(app.deps)).differences).toEqual([]) // it is in flight, and known to be

    app.deps.payments.fund = fund
    await app.runJobs()
    expect(await dollarsOf(company)).toBe(0) // its request has fifteen seconds of its own
    app.clock.advance(60_000)
    await app.runJobs()
    await app.runJobs()
    expect(await dollarsOf(company)).toBe(40)
  })

  it('finds the earlier request after the process died before answering', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '15')
    expect((await add(company, 15, code, 'lost')).status).toBe(200)
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'lost').execute()
    expect((await add(company, 15, code, 'lost')).body).toMatchObject({ funding_status: 'added' })
    expect(failure(await add(company, 16, code, 'lost')).error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await dollarsOf(company)).toBe(15)
  })

  it('refuses the key of an earlier request for the same amount of another currency', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '15')
    await add(company, 15, code, 'currencies')
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'currencies').execute()
    const euros = { destinationCurrencyCode: 'EUR', sourceCurrencyCode: 'EUR' } as const
    const body = { ...dollars, ...euros, amount: 15, password: company.password, verify_code: code }
    const refused = await app.call(wallet.addBalance, { body }, { token: company.token, key: 'currencies' })
    expect(failure(refused).error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('returns the reason when the provider refuses, and moves nothing', async () => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    const code = await codeFor(company, '15')
    const { fund } = app.deps.payments
    app.deps.payments.fund = async ({ key, amount }) => ({
      key,
      amount,
      status: 'rejected',
      reason: 'The pool is empty.',
    })
    const answer = await add(company, 15, code)
    app.deps.payments.fund = fund
    expect(failure(answer)).toMatchObject({
      message: 'The pool is empty.',
      error: { code: 'PROVIDER_REFUSED' },
    })
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await dollarsOf(company)).toBe(0)
  })
})

const dollars = {
  destinationCurrencyCode: 'USD',
  fundingChannel: 'PREFUND',
  sourceCurrencyCode: 'USD',
} as const

async function codeFor(company: GivenCompany, amount: string, currency: 'USD' | 'EUR' | 'JPY' = 'USD') {
  app.clock.advance(31_000)
  const actor = { kind: 'company', ...company, role: 'owner', sessionId: randomUUID() } as const
  await sendApprovalCode(app.deps, actor, balanceAddition, { amount, currency })
  return app.newestCode(company.email)
}

const add = (company: GivenCompany, amount: number, verify_code: string, key?: string) =>
  app.call(
    wallet.addBalance,
    { body: { ...dollars, amount, password: company.password, verify_code } },
    { token: company.token, ...(key ? { key } : {}) },
  )

async function dollarsOf({ token }: GivenCompany) {
  const { body } = await app.call(wallet.balances, {}, { token })
  return body.find(({ curSymbol }) => curSymbol === 'USD')?.balance
}
