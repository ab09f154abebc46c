import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { findTerms, findTermsVersion } from './index.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

test('the two finance partners begin with terms of their own', async () => {
  expect(await findTermsVersion(app.db, 1, 1)).toMatchObject({
    name: 'Meridian Trade Capital',
    version: 1,
    annualRateBasisPoints: 1200,
    feeBasisPoints: 100,
    mostAdvancePercent: 90,
    financeTerms: [30, 60, 90, 120],
    offerHours: 48,
  })
  expect(await findTermsVersion(app.db, 2, 1)).toMatchObject({
    annualRateBasisPoints: 1050,
    financeTerms: [30, 60, 90],
  })
  expect(await findTerms(app.db, 3)).toBeUndefined()
})

test('saving adds a version; the earlier one stays as it was', async () => {
  const edited = await termsOf(1)
  const saved = await save({ ...edited, annual_rate_basis_points: 1150, finance_terms: [60, 30, 60] })
  expect(saved.body).toMatchObject({ status: 'success', version: edited.version + 1 })
  expect(await findTerms(app.db, 1)).toMatchObject({ annualRateBasisPoints: 1150, financeTerms: [30, 60] })
  expect(await findTermsVersion(app.db, 1, edited.version)).toMatchObject({
    annualRateBasisPoints: 1200,
    currencies: expect.arrayContaining([
      {
        currency: 'USD',
        leastFee: usd(5_000n),
        buyerCap: usd(5_000_000_000n),
        totalCap: usd(50_000_000_000n),
      },
    ]),
  })
  const { body } = await app.call(
    financePartners.versions,
    { body: { finance_partner_id: 1 } },
    { token: admin },
  )
  expect(body.finance_partners.map(({ version, saved_by }) => [version, saved_by])).toEqual([
    [edited.version + 1, 'Bo Lindqvist'],
    [edited.version, 'Tradelane'],
  ])
  expect((await termsOf(1)).finance_terms).toEqual([30, 60])
})

test('a version is never changed or removed', async () => {
  await expect(
    app.db.updateTable('finance_partner_terms').set({ offer_hours: 1 }).execute(),
  ).rejects.toThrow()
  await expect(app.db.deleteFrom('finance_partner_currencies').execute()).rejects.toThrow()
})

test('an unknown partner, an older version and a customer are refused', async () => {
  const edited = await termsOf(2)
  expect((await save({ ...edited, finance_partner_id: 9 })).status).toBe(404)
  expect(failure(await save({ ...edited, version: 7 })).error.code).toBe('CONFLICT')
  const { token } = await givenCompany(app)
  expect((await save(edited, { token })).status).toBe(401)
  const unknown = { body: { finance_partner_id: 9 } }
  expect((await app.call(financePartners.versions, unknown, { token: admin })).status).toBe(404)
})

test('a save is repeated with its key and made once', async () => {
  const edited = await termsOf(2)
  const [first, again] = [await save(edited, { key: 'terms' }), await save(edited, { key: 'terms' })]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await termsOf(2)).version).toBe(edited.version + 1)
})

test('of two saves of one version at once the second is refused', async () => {
  const edited = await termsOf(2)
  const answers = await race(app, [() => save(edited), () => save({ ...edited, offer_hours: 12 })])
  const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect(statuses.toSorted()).toEqual([200, 409])
})

const dollars = { currency: 'USD', least_fee: 10, buyer_cap: 100, total_cap: 1_000 } as const
test.each([
  [{ annual_rate_basis_points: 0 }, 'annual_rate_basis_points'],
  [{ annual_rate_basis_points: 10.5 }, 'annual_rate_basis_points'],
  [{ fee_basis_points: 2_001 }, 'fee_basis_points'],
  [{ most_advance_percent: 91 }, 'most_advance_percent'],
  [{ finance_terms: [] }, 'finance_terms'],
  [{ finance_terms: [45] }, 'finance_terms.0'],
  [{ offer_hours: 0 }, 'offer_hours'],
  [{ currencies: [] }, 'currencies'],
  [{ currencies: [dollars, dollars] }, 'currencies.1.currency'],
  [{ currencies: [{ ...dollars, least_fee: -1 }] }, 'currencies.0.least_fee'],
  [{ currencies: [{ ...dollars, buyer_cap: 0 }] }, 'currencies.0.buyer_cap'],
  [{ currencies: [{ ...dollars, total_cap: 99.99 }] }, 'currencies.0.total_cap'],
  [{ currencies: [{ ...dollars, currency: 'JPY', least_fee: 0.5 }] }, 'currencies.0.least_fee'],
])('with %j nothing is saved', async (changes, field) => {
  const edited = await termsOf(2)
  const refused = failure(await save({ ...edited, ...changes } as Terms))
  expect(Object.keys(refused.error.fields ?? {})).toContain(field)
  expect(await termsOf(2)).toEqual(edited)
})

const usd = (amount: bigint) => ({ amount, currency: 'USD' })

async function termsOf(id: number) {
  const { body } = await app.call(financePartners.list, {}, { token: admin })
  const found = body.finance_partners.find((one) => one.finance_partner_id === id)
  if (!found) throw new Error(`no finance partner ${id}`)
  const { finance_partner_name, saved_by, saved_at, ...editable } = found
  return editable
}
type Terms = Awaited<ReturnType<typeof termsOf>>
const save = (body: Terms, options: { token?: string; key?: string } = {}) =>
  app.call(financePartners.save, { body }, { token: admin, ...options })
