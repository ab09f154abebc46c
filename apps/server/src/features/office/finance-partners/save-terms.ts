import type { SavedTerms } from '@tradelane/contract/finance-partners/calls'
import { compare, findMoney, isNegative, type Money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { saveVersion } from '../../../lifecycle/versions.ts'
import { refuseFields } from '../../../refusal.ts'
import { findTerms } from './terms.ts'

type Lent = { currency: string; least_fee: bigint; buyer_cap: bigint; total_cap: bigint }

/** Adds a version (`saveVersion`). */
export async function saveTerms(deps: Deps, actor: AdminActor, saved: SavedTerms): Promise<number> {
  const { finance_partner_id } = saved
  const lent = readCurrencies(saved.currencies)
  return saveVersion(deps, actor, {
    subject: 'finance_partner',
    subjectId: String(finance_partner_id),
    edited: saved.version,
    newest: (tx) => findTerms(tx, finance_partner_id),
    async insert(tx, before, { version, by, at }) {
      await tx
        .insertInto('finance_partner_terms')
        .values({
          finance_partner_id,
          version,
          annual_rate_basis_points: saved.annual_rate_basis_points,
          fee_basis_points: saved.fee_basis_points,
          most_advance_percent: saved.most_advance_percent,
          most_annual_cost_basis_points:
            saved.most_annual_cost_basis_points ?? before.mostAnnualCostBasisPoints,
          finance_terms: [...new Set(saved.finance_terms)].sort((one, other) => one - other),
          offer_hours: saved.offer_hours,
          created_by: by,
          created_at: at,
        })
        .execute()
      await tx
        .insertInto('finance_partner_currencies')
        .values(lent.map((one) => ({ ...one, finance_partner_id, version })))
        .execute()
      return saved
    },
  })
}

/** Refuses a currency that is named twice, amounts that the currency does not have, and caps in the wrong order. */
function readCurrencies(currencies: SavedTerms['currencies']): Lent[] {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  const lent = currencies.map(({ currency, ...amounts }, index) => {
    if (seen.has(currency)) faults[`currencies.${index}.currency`] = 'Each currency once'
    seen.add(currency)
    const read = (name: keyof typeof amounts): bigint => {
      const amount = findMoney(amounts[name], currency)
      if (!isAmount(amount)) faults[`currencies.${index}.${name}`] = 'Enter a valid amount'
      return amount?.amount ?? 0n
    }
    const [least_fee, buyer_cap, total_cap] = [read('least_fee'), read('buyer_cap'), read('total_cap')]
    if (total_cap < buyer_cap)
      faults[`currencies.${index}.total_cap`] = 'Enter at least the amount for one buyer'
    return { currency, least_fee, buyer_cap, total_cap }
  })
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return lent
}

/** Above it the sums of many limits would not fit into the column. */
const most = 10n ** 15n
const isAmount = (amount: Money | undefined): boolean =>
  amount !== undefined && !isNegative(amount) && compare(amount, { ...amount, amount: most }) <= 0
