import type { SavedTerms } from '@tradelane/contract/finance-partners/calls'
import type { Tx } from '@tradelane/db'
import { compare, findMoney, isNegative, type Money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findTerms } from './terms.ts'

type Lent = { currency: string; least_fee: bigint; buyer_cap: bigint; total_cap: bigint }

/** Adds a version. Refuses with NOT_FOUND, or with CONFLICT where the newest is not the one that was edited. */
export async function saveTerms({ db, clock }: Deps, actor: AdminActor, saved: SavedTerms): Promise<number> {
  const at = clock.now()
  const version = saved.version + 1
  const lent = readCurrencies(saved.currencies)
  await inTransaction(db, async (tx) => {
    const before = await findTerms(tx, saved.finance_partner_id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.version !== saved.version) throw new Refusal('CONFLICT')
    const by = `administrator:${actor.administratorId}` as const
    await insertVersion(tx, { saved, version, lent, by, at })
    await recordEvent(tx, {
      companyId: null,
      subject: 'finance_partner',
      subjectId: String(saved.finance_partner_id),
      from: `version ${before.version}`,
      to: `version ${version}`,
      actor: by,
      at,
      after: saved,
    })
  })
  return version
}

async function insertVersion(
  tx: Tx,
  {
    saved,
    version,
    lent,
    by,
    at,
  }: { saved: SavedTerms; version: number; lent: Lent[]; by: string; at: Date },
): Promise<void> {
  const { finance_partner_id } = saved
  await tx
    .insertInto('finance_partner_terms')
    .values({
      finance_partner_id,
      version,
      annual_rate_basis_points: saved.annual_rate_basis_points,
      fee_basis_points: saved.fee_basis_points,
      most_advance_percent: saved.most_advance_percent,
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
