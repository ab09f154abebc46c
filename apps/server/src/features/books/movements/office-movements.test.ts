import { movements } from '@tradelane/contract/movements/calls'
import { officeMovements } from '@tradelane/contract/movements/office-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)
const payer = prepared(() => givenPayer(app, { name: 'Lagos Imports' }))
let admin = ''
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  await givenPayment(app, payer, { amount: 1000 })
})

describe('the money of a company, for the back office', () => {
  it('is what the company reads of its own', async () => {
    const { body } = await balancesOf(payer.companyId)
    expect(body).toMatchObject({ company_name: 'Lagos Imports' })
    expect(body.balances.find(({ curSymbol }) => curSymbol === 'USD')).toMatchObject({ balance: 4000 })
    const query = { currency: 'USD' } as const
    const own = await app.call(movements.transactions, { query }, { token: payer.token })
    const { body: seen } = await movementsOf(payer.companyId)
    expect(seen.content.map(({ id, amount, balance }) => [id, amount, balance])).toEqual(
      own.body.content.map(({ id, amount, balance }) => [id, amount, balance]),
    )
    expect(seen).toMatchObject({ opening: own.body.opening, closing: own.body.closing })
  })

  it('has no account numbers of others', async () => {
    const query = { currency: 'USD' } as const
    const own = await app.call(movements.transactions, { query }, { token: payer.token })
    expect(own.body.content.some(({ counterparty_account }) => counterparty_account)).toBe(true)
    expect(JSON.stringify((await movementsOf(payer.companyId)).body)).not.toContain('counterparty_account')
  })

  it('is unknown where there is no company, and where it has no account in the currency', async () => {
    expect(failure(await movementsOf(payer.companyId, 'JPY')).error?.code).toBe('NOT_FOUND')
    expect(failure(await balancesOf(crypto.randomUUID())).error?.code).toBe('NOT_FOUND')
    expect(failure(await movementsOf(crypto.randomUUID())).error?.code).toBe('NOT_FOUND')
  })
})

const balancesOf = (uid: string) => app.call(officeMovements.balances, { query: { uid } }, { token: admin })
const movementsOf = (uid: string, currency: 'USD' | 'JPY' = 'USD') =>
  app.call(officeMovements.movements, { query: { uid, currency } }, { token: admin })
