import { type RatedService, ratedServices } from '@tradelane/contract/customers/rates'
import { decimalText } from '@tradelane/money'
import { nameOfCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'

const order = Object.keys(ratedServices) as RatedService[]

/** What each service charges this customer by a rate. Refuses with NOT_FOUND. */
export async function listRates(deps: Deps, companyId: string) {
  await nameOfCompany(deps.db, companyId)
  const at = deps.clock.now()
  const rates = await Promise.all(
    deps.features.map(async ({ ratesInForce }) => (await ratesInForce?.(deps.db, companyId, at)) ?? []),
  )
  return rates
    .flat()
    .map(({ service, of, basisPoints, fixed, isYearly, isOwn, text, version }) => ({
      service,
      of: of ?? null,
      scope: isOwn ? ('customer' as const) : ('default' as const),
      basis: fixed ? ('fixed' as const) : isYearly ? ('pct_pa' as const) : ('pct_amount' as const),
      value: fixed ? Number(decimalText(fixed)) : basisPoints / 100,
      currency: fixed?.currency ?? null,
      text,
      version: version ?? null,
    }))
    .sort((a, b) => order.indexOf(a.service) - order.indexOf(b.service))
}
