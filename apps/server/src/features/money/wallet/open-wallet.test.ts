import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { wallet } from '@tradelane/contract/wallet/calls'
import { describe, expect, it } from 'vitest'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { openCompanyWallet } from './index.ts'

const app = theApp()
checkBooksAfterEach(app)

describe('a new company', () => {
  it('has a dollar and a euro account, the euro one with its opening balance', async () => {
    const { token } = await givenCompany(app)
    const { body } = await app.call(wallet.balances, {}, { token })
    const rest = { withHoldingBalance: 0, pocketName: 'DEFAULT', mccData: [] }
    expect(body).toEqual([
      { curSymbol: 'USD', isoCode: '840', balance: 0, default: true, ...rest },
      { curSymbol: 'EUR', isoCode: '978', balance: 700, default: false, ...rest },
    ])
  })

  it('gets it once, also when the job runs several times', async () => {
    const { token, companyId } = await givenCompany(app)
    await Promise.all([1, 2, 3].map(() => openCompanyWallet(app.deps, { companyId })))
    const { body } = await app.call(wallet.balances, {}, { token })
    expect(body.map(({ balance }) => balance)).toEqual([0, 700])
  })

  it('reads the account details that others pay in to', async () => {
    const { token } = await givenCompany(app, { kyb: 'Clear' })
    const { body } = await app.call(wallet.accountDetails, {}, { token })
    expect(body.status).toBe('success')
    expect(body.content.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
    for (const value of Object.values(body.content[0] ?? {})) expect(value).not.toBe('')
  })

  it.each(['not started', 'IN_PROGRESS', 'RFI_REQUESTED', 'Refused'] as const)(
    'reads no account number while its verification is %s',
    async (kyb) => {
      const { token } = await givenCompany(app, kyb === 'not started' ? {} : { kyb })
      const { body } = await app.call(wallet.accountDetails, {}, { token })
      expect(body).toEqual({
        status: 'BAD_REQUEST',
        message: 'Account status is not active yet',
        content: [],
      })
    },
  )

  it('reads that its account is not active until the provider has opened it', async () => {
    const { token, companyId } = await givenCompany(app, { kyb: 'Clear' })
    await app.db.deleteFrom('wallet_account_details').where('uid', '=', companyId).execute()
    const again = await app.call(wallet.accountDetails, {}, { token })
    expect(again.body.content).toHaveLength(2) // asked of the provider once more

    const stranger = await givenUnopened()
    const { body } = await app.call(wallet.accountDetails, {}, { token: stranger })
    expect(body).toEqual({ status: 'BAD_REQUEST', message: 'Account status is not active yet', content: [] })
    expect((await app.call(wallet.balances, {}, { token: stranger })).body).toEqual([])
  })
})

describe('opening a further currency', () => {
  it('works for each of the twenty', async () => {
    const { token } = await givenCompany(app, { kyb: 'Clear' })
    for (const currency of offeredCurrencies.slice(2)) {
      const { status, body } = await app.call(wallet.openWallet, { body: { currency } }, { token })
      expect([status, body.message]).toEqual([200, `Your ${currency} account is open.`])
    }
    const { body } = await app.call(wallet.balances, {}, { token })
    expect(body.map(({ curSymbol }) => curSymbol)).toEqual([...offeredCurrencies])
    const details = await app.call(wallet.accountDetails, {}, { token })
    expect(details.body.content).toHaveLength(20)
  })

  it('is refused if it is open already, also for the second of two at the same time', async () => {
    const { token } = await givenCompany(app)
    const open = () => app.call(wallet.openWallet, { body: { currency: 'GBP' } }, { token })
    const answers = await Promise.all([open(), open()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(failure(await open()).error.code).toBe('WALLET_EXISTS')
  })

  it('gives a repeated request the same answer', async () => {
    const { token } = await givenCompany(app)
    const open = () => app.call(wallet.openWallet, { body: { currency: 'CHF' } }, { token, key: 'once' })
    const [first, second] = [await open(), await open()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers['idempotency-hit']).toBe('true')
  })

  it('is refused for a currency that is not offered, and before the first accounts are open', async () => {
    const { token } = await givenCompany(app)
    const kuwait = await app.call(wallet.openWallet, { body: { currency: 'KWD' as 'USD' } }, { token })
    expect(failure(kuwait).error).toEqual({
      code: 'INVALID_REQUEST',
      fields: { currency: 'Currency is required' },
    })
    const early = await app.call(
      wallet.openWallet,
      { body: { currency: 'GBP' } },
      { token: await givenUnopened() },
    )
    expect(failure(early)).toMatchObject({
      message: 'Account status is not active yet',
      error: { code: 'ILLEGAL_STATE' },
    })
  })

  it('is refused without a session', async () => {
    expect((await app.call(wallet.openWallet, { body: { currency: 'GBP' } })).status).toBe(401)
    expect((await app.call(wallet.balances, {})).status).toBe(401)
  })
})

/** A company as it is before the job that opens its wallet has run. */
async function givenUnopened(): Promise<string> {
  const email = `bo-${randomUUID()}@unopened.example`
  await app.call(accounts.signup, {
    body: {
      first_name: 'Bo',
      last_name: 'Lindqvist',
      company_name: 'Unopened Ltd',
      work_email: email,
      countryCode: '+1',
      company_phone_number: '2125550147',
      company_reg_number: 'NY4471',
      company_region: 'US',
      pwd: givenPassword,
    },
  })
  const code = await app.newestCode(email)
  return (await app.call(accounts.verify, { body: { email, verify_code: code } })).body.jwt
}
