import { randomUUID } from 'node:crypto'
import { customerRates } from '@tradelane/contract/customers/rates'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))
let admin = ''
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

const ask = (uid: string) => app.call(customerRates.rates, { body: { uid } }, { token: admin })

describe('the rates of a customer', () => {
  it('are those of the specification’s table and of each finance partner, in its order', async () => {
    const { body } = await ask(company.companyId)
    expect(body.rates.map(({ service, of, basis, value }) => [service, of, basis, value])).toEqual([
      ['payment', null, 'pct_amount', 0.05],
      ['smart_escrow', null, 'pct_amount', 2],
      ['invoice_factoring', 'Meridian Trade Capital', 'pct_pa', 12],
      ['invoice_factoring', 'Quayside Receivables', 'pct_pa', 10.5],
      ['freight', null, 'pct_amount', 2],
      ['quality_assurance', null, 'pct_amount', 0.25],
      ['customs_clearance', null, 'pct_amount', 0.25],
      ['customs_clearance', 'each entry', 'fixed', 120],
      ['insurance', null, 'pct_amount', 0.1],
      ['currency_exchange', null, 'pct_amount', 0.2],
    ])
  })

  it('are those that its bills are charged by', async () => {
    const { body } = await ask(company.companyId)
    expect(body.rates.filter(({ service }) => service === 'customs_clearance')).toMatchObject([
      { text: 'of the goods’ value', currency: null },
      { text: 'an entry', currency: 'USD' },
    ])
    const included = 'of the amount sent (included)'
    expect(body.rates.filter(({ text }) => text.startsWith(included))).toMatchObject([
      { service: 'payment', text: included },
      {
        service: 'smart_escrow',
        text: `${included}, at least 1 in the escrow’s currency: a smaller escrow is not offered`,
      },
    ])
    expect(body.rates.find(({ service }) => service === 'freight')?.version).toBe('1')
    expect(body.rates.find(({ of }) => of === 'Quayside Receivables')?.text).toMatch(
      /^of the advance, by days of 360, and [\d.]+ % of the invoice once, at least (?:[\d,.]+ [A-Z]{3}(?: or )?)+$/u,
    )
  })

  it('of nobody are not found', async () => {
    expect(failure(await ask(randomUUID())).error.code).toBe('NOT_FOUND')
  })
})
