import { portfolio } from '@tradelane/contract/invoice-factoring/portfolio-calls'
import { expect, test } from 'vitest'
import { givenFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { checkFactoringTotals } from './check-totals.ts'

const app = theApp()

const portfolioOf = async ({ token }: { token: string }) =>
  (await app.call(portfolio.get, { query: {} }, { token })).body

test('totals that do not agree with the fundings are found', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier)
  const foundAfter = async (statement: string) => {
    await app.deps.pool.query(statement)
    return (await checkFactoringTotals(app.db)).map(({ rule }) => rule)
  }
  const ofBuyer = `where uid = '${supplier.companyId}'`
  expect(await foundAfter(`update factoring_totals set advanced = advanced + 1 ${ofBuyer}`)).toEqual([
    "a buyer's factoring totals are the sum of its fundings",
  ])
  await foundAfter(`update factoring_totals set advanced = advanced - 1 ${ofBuyer}`)
  expect(await foundAfter(`delete from factoring_due_totals ${ofBuyer}`)).toEqual([
    'what is outstanding by due date is the sum of the fundings that are not repaid',
  ])
  await foundAfter(`insert into factoring_due_totals (uid, beneficiary_id, currency, due_date, fundings, outstanding)
    select uid, beneficiary_id, currency, due_date, 1, principal_amount from invoice_factorings
     where invoice_factoring_id = '${fundingId}'`)
  expect(
    await foundAfter(
      `update invoice_factorings set buyer_paid = 1 where invoice_factoring_id = '${fundingId}'`,
    ),
  ).toEqual(['what was paid on a funding is the sum of its payments'])
  await foundAfter(`update invoice_factorings set buyer_paid = 0 where invoice_factoring_id = '${fundingId}'`)
})

test('of fundings of one buyer that change at the same time, each counts in the totals', async () => {
  const supplier = await givenSupplier(app)
  const ids = [await givenFunding(app, supplier), await givenFunding(app, supplier)].map(
    ({ fundingId }) => fundingId,
  )
  const turn = async (id: string) => {
    for (const state of ['requested', 'funded', 'requested', 'funded', 'requested', 'funded'] as const)
      await app.db
        .updateTable('invoice_factorings')
        .set({ state })
        .where('invoice_factoring_id', '=', id)
        .execute()
  }
  await Promise.all(ids.map(turn))
  expect((await portfolioOf(supplier)).buyers[0]).toMatchObject({ outstanding: 17_000, open_fundings: 2 })
  expect(await checkFactoringTotals(app.db)).toEqual([])
})
