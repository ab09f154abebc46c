import { bindRequest } from '@tradelane/contract/insurance/code-request'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { ReleasedAction } from '../../../entries/approved-action.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { Refusal } from '../../../refusal.ts'
import { requireWallet } from '../../money/wallet/index.ts'
import { lockRequestOf } from '../../office/quote-desk/index.ts'
import { findExcludedEnd, insurer } from '../premiums/index.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { findSameGoods } from './find-same-goods.ts'
import { policyLifecycle } from './lifecycle.ts'
import {
  findQuoted,
  getPolicy,
  lockPolicy,
  type PolicyRow,
  policyNumber,
  premiumRequestOf,
  referralsOf,
} from './policies.ts'

/** Binding a policy at its quote: the code is for this version of it, at this premium, from this day to that. */
export const insuranceBinding: ReleasedAction<{ insurance_id: string }, PolicyRow> = {
  purpose: 'insurance',
  who: 'approver',
  isForVerified: true,
  request: bindRequest,
  load: ({ db, actor }, which) => getPolicy(db, actor, which.insurance_id),
  lock: async ({ tx, actor }, which) => {
    // Paying accepts the offer of the desk, which locks the request before the policy.
    await lockRequestOf(tx, actor, requestOfPolicy(which.insurance_id))
    await insureOnceAtATime(tx, actor)
    return lockPolicy(tx, actor, which.insurance_id)
  },
  require: ({ db, actor, now }, row) => requireInsurable(db, actor, row, now),
  binding: (row) => {
    const { premium, fee, total } = offerOf(row)
    const { insurance_id: policy, version, insured_value, valid_from, valid_to } = row
    return { policy, version, premium, fee, total, insured_value, valid_from, valid_to, insurer }
  },
  release: {
    amount: (row) => offerOf(row).total,
    lifecycle: policyLifecycle,
    id: (row) => row.insurance_id,
    until: (row) => offerOf(row).expiresAt,
  },
  summary: (row) => {
    const { total, fee } = offerOf(row)
    return {
      mailSubject: 'Your Tradelane code to accept an insurance quote',
      mailLead: `{code} is your code to accept the quote for insurance ${policyNumber(row)}:`,
      amount: total,
      payee: insurer,
      facts: [`including a Tradelane service fee of ${formatMoney(fee)}`],
    }
  },
}

/** One policy of a company at a time: of two for the same goods, the second finds the first. */
export async function insureOnceAtATime(tx: Tx, { companyId }: OneCompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`insured once ${companyId}`}, 0))`.execute(tx)
}

/** Refuses what is not offered, or cannot be insured any more, since the offer. */
export async function requireInsurable(
  db: Db | Tx,
  actor: CustomerActor,
  row: PolicyRow,
  now: Date,
): Promise<void> {
  requireBindable(row, now)
  // A country may have come onto the list since the quote.
  const excluded = await findExcludedEnd(db, premiumRequestOf(row))
  if (excluded) throw new Refusal('NOT_INSURABLE', { message: excluded })
  await requireInsuredOnce(db, row, now)
  await requireWallet(db, actor, 'USD')
}

/** Refuses with ILLEGAL_STATE goods that were insured since the desk has looked: it knows of those that were insured before. */
async function requireInsuredOnce(db: Db | Tx, row: PolicyRow, now: Date): Promise<void> {
  if (referralsOf(row).some(({ code }) => code === 'insured_before')) return
  const other = await findSameGoods(db, systemScope(row.uid), row, now)
  if (other !== undefined)
    throw new Refusal('ILLEGAL_STATE', {
      message: `The same invoice or shipment is insured by now, under ${other}. Change this request to ask for it again.`,
    })
}

/** What the back office has offered. Refuses with ILLEGAL_STATE where there is no offer. */
export function offerOf(row: PolicyRow) {
  const quoted = findQuoted(row)
  if (!quoted) throw new Refusal('ILLEGAL_STATE')
  return quoted
}

/** Refuses with ILLEGAL_STATE what is not offered, and with QUOTE_EXPIRED what is not offered any more. */
function requireBindable(row: PolicyRow, now: Date): void {
  if (row.state !== 'quoted' || row.charge_state === 'held') throw new Refusal('ILLEGAL_STATE')
  if (offerOf(row).expiresAt <= now)
    throw new Refusal('QUOTE_EXPIRED', { message: 'This quote has expired. Please ask for a new one.' })
  // Goods that may be lost already cannot be insured.
  if (row.valid_from < lastTodayAnywhere(now))
    throw new Refusal('QUOTE_EXPIRED', {
      message: 'The first day of the cover has passed. Change the dates to get a new quote.',
    })
}
