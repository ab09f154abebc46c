import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { givenRated } from '../../../../test/given-rated.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { nameRates } from './name-rates.ts'

const app = theApp()
const made = prepared(() => givenRated(app))

test('a rate is named by its service, its customer and its version, and nobody else reads whose own it is', async () => {
  const { companyId } = await givenCompany(app)
  const forAll = await givenRate(app, made.staff, { value: 0.07 })
  const own = await givenRate(app, made.staff, { uid: companyId, value: 0.02 })
  const named = async (reader: string | null) =>
    Object.fromEntries(
      await nameRates(
        app.db,
        [forAll, own].map((id) => ({ companyId: reader, id })),
      ),
    )
  const all = { what: 'Rate of Payment for all customers, version 2', detail: '0.07 %' }
  const its = { what: 'Rate of Payment for Okafor Imports Inc., version 1', detail: '0.02 %' }
  expect(await named(null)).toEqual({ [forAll]: all, [own]: its })
  expect(await named(companyId)).toEqual({ [forAll]: all, [own]: its })
  expect(await named(made.payer.companyId)).toEqual({ [forAll]: all })
})
