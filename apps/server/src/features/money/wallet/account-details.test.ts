import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { accountFacts } from '@tradelane/contract/wallet/account-facts'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear', name: 'Baltic Trading' }))
beforeAll(async () => {
  for (const currency of offeredCurrencies.slice(2))
    await app.call(wallet.openWallet, { body: { currency } }, { token: company.token })
})

describe('account details', () => {
  it('of every currency name the holder, the bank, and the kind of number that the currency has', async () => {
    const { content } = await details()
    expect(content.map(({ currency }) => currency)).toEqual([...offeredCurrencies])
    const kinds = content.map((account) => {
      const facts = accountFacts(account)
      expect(facts.find(({ label }) => label === 'Account holder')?.value).toBe('Baltic Trading')
      expect(account.fullBankName).toContain('Sandbox Bank')
      return [account.currency, ...facts.slice(1, -2).map(({ label }) => label)].join(', ')
    })
    expect(kinds).toEqual([
      'USD, Account number, Routing number (ABA), BIC (SWIFT)',
      'EUR, IBAN, BIC (SWIFT)',
      'JPY, Account number, Bank code, Branch code',
      'GBP, Account number, Sort code, BIC (SWIFT)',
      'AUD, Account number, BSB, BIC (SWIFT)',
      'CAD, Account number, Transit number, Institution number',
      'CHF, IBAN, BIC (SWIFT)',
      'CNY, Account number, CNAPS code, BIC (SWIFT)',
      'SEK, IBAN, BIC (SWIFT)',
      'NZD, Account number, BIC (SWIFT)',
      'MXN, CLABE, BIC (SWIFT)',
      'SGD, Account number, Bank code, Branch code',
      'HKD, Account number, Bank code, BIC (SWIFT)',
      'NOK, IBAN, BIC (SWIFT)',
      'KRW, Account number, Bank code, BIC (SWIFT)',
      'TRY, IBAN, BIC (SWIFT)',
      'INR, Account number, IFSC, BIC (SWIFT)',
      'RUB, Account number, Bank code (BIK), BIC (SWIFT)',
      'BRL, IBAN, BIC (SWIFT)',
      'ZAR, Account number, Branch code, BIC (SWIFT)',
    ])
  })

  it('that were stored before holders were are asked for again', async () => {
    const before = await details()
    await app.db
      .updateTable('wallet_account_details')
      .set({ account_name: null, routing_code_type_2: null, routing_code_value_2: null })
      .where('uid', '=', company.companyId)
      .execute()
    expect(await details()).toEqual(before)
  })

  it('name the company where the provider does not name the holder', async () => {
    const other = await givenCompany(app, { kyb: 'Clear', name: 'Nordic Imports' })
    await app.db
      .updateTable('wallet_account_details')
      .set({ account_name: '' })
      .where('uid', '=', other.companyId)
      .execute()
    const { content } = await details(other)
    expect(content.map(({ accountName }) => accountName)).toEqual(['Nordic Imports', 'Nordic Imports'])
  })
})

describe('the PDF for a payer', () => {
  it('is there for every open currency', async () => {
    for (const currency of offeredCurrencies) {
      const file = await paper(currency)
      expect([currency, file.status]).toEqual([currency, 200])
      expect(file.bytes.toString('latin1')).toMatch(/^%PDF-1\.7/)
      expect(file.headers['content-disposition']).toContain(`account-details-${currency}.pdf`)
    }
  })

  it.each(['not started', 'IN_PROGRESS', 'Refused'] as const)(
    'is refused while the verification is %s',
    async (kyb) => {
      const other = await givenCompany(app, kyb === 'not started' ? {} : { kyb })
      const answer = await paper('EUR', other)
      expect(answer.status).toBe(409)
      expect(failure(answer)).toMatchObject({
        message: 'Account status is not active yet',
        error: { code: 'ILLEGAL_STATE' },
      })
    },
  )

  it('is refused in a currency that is not open, and to a stranger', async () => {
    const other = await givenCompany(app, { kyb: 'Clear' })
    expect((await paper('GBP', other)).status).toBe(404)
    expect((await paper('EUR', {})).status).toBe(401)
  })
})

const details = async ({ token } = company) => (await app.call(wallet.accountDetails, {}, { token })).body
const paper = (currency: Currency, { token }: { token?: string } = company) =>
  app.call(wallet.accountDetailsFile, { query: { currency } }, token ? { token } : {})
