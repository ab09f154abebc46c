import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { givenAdministrator } from './given-administrator.ts'
import type { TestApp } from './test-app.ts'

/** A new version of a finance partner's terms, with other caps in dollars. */
export async function givenDollarCaps(
  app: TestApp,
  id: number,
  caps: { buyer_cap?: number; total_cap?: number },
): Promise<void> {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(financePartners.list, {}, { token })
  const found = body.finance_partners.find((one) => one.finance_partner_id === id)
  if (!found) throw new Error(`no finance partner ${id}`)
  const { finance_partner_name, saved_by, saved_at, ...editable } = found
  const currencies = editable.currencies.map((one) => (one.currency === 'USD' ? { ...one, ...caps } : one))
  const saved = await app.call(financePartners.save, { body: { ...editable, currencies } }, { token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
}
