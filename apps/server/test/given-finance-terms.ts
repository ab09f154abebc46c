import { financePartners } from '@tradelane/contract/finance-partners/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { givenAdministrator } from './given-administrator.ts'
import type { TestApp } from './test-app.ts'

type Terms = WireInput<typeof financePartners.save>['body']

/** A new version of a finance partner's terms, with other caps in dollars. */
export const givenDollarCaps = (
  app: TestApp,
  id: number,
  caps: { buyer_cap?: number; total_cap?: number },
): Promise<void> =>
  changeTerms(app, id, ({ currencies }) => ({
    currencies: currencies.map((one) => (one.currency === 'USD' ? { ...one, ...caps } : one)),
  }))

/** One that lets a funding cost up to so much a year, in hundredths of a percent. */
export const givenCostCeiling = (
  app: TestApp,
  id: number,
  most_annual_cost_basis_points: number,
): Promise<void> => changeTerms(app, id, () => ({ most_annual_cost_basis_points }))

async function changeTerms(
  app: TestApp,
  id: number,
  change: (terms: Terms) => Partial<Terms>,
): Promise<void> {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(financePartners.list, {}, { token })
  const found = body.finance_partners.find((one) => one.finance_partner_id === id)
  if (!found) throw new Error(`no finance partner ${id}`)
  const { finance_partner_name, saved_by, saved_at, ...editable } = found
  const saved = await app.call(
    financePartners.save,
    { body: { ...editable, ...change(editable) } },
    { token },
  )
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
}
