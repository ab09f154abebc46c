import type { deniedInsurance, quotedInsurance } from '@tradelane/contract/insurance/office-calls'
import type { Tx } from '@tradelane/db'
import { parseMoney, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { chargeOf, rateInForce } from '../../money/price-rates/index.ts'
import { denyCase, lockRequestOf, offerAtOnce } from '../../office/quote-desk/index.ts'
import { daysToCertificate } from './desk/insurance-by-desk.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { policyLifecycle } from './lifecycle.ts'
import { dayOf, referralsOf, usd } from './policies.ts'

/**
 * An offer of the desk at this premium, which accepts what was referred to it: then it says why. Refuses with NOT_FOUND, with CONFLICT what was
 * changed since it was looked at, and ILLEGAL_STATE.
 */
export async function quoteInsurance(
  deps: Deps,
  actor: AdminActor,
  {
    insurance_id: id,
    version,
    premium: text,
    note,
    referral_reason: reason,
  }: z.output<typeof quotedInsurance>,
): Promise<Date> {
  const at = deps.clock.now()
  const buy = parseMoney(text, 'USD')
  const until = dueAt('insuranceQuote', at, null)
  const files = await inTransaction(deps.db, async (tx) => {
    const { request, row } = await lockWaiting(tx, actor, { id, version })
    if (referralsOf(row).length > 0 && reason === undefined)
      refuseFields({ referral_reason: 'Say why this is accepted' })
    const rate = await rateInForce(tx, 'insurance', { companyId: row.uid, at })
    return offerAtOnce(deps, tx, actor, {
      row: request,
      offer: {
        quoteName: 'Cargo insurance',
        ...{ buy, sell: plus(buy, chargeOf(usd(row.invoice_amount), rate)) },
        etaDays: daysToCertificate,
        validUntil: dayOf(until),
      },
      extra: { until, note, reason },
      at,
    })
  })
  for (const file of files) await deps.files.delete(file)
  return until
}

/** Refuses as quoting does. */
export async function denyInsurance(
  deps: Deps,
  actor: AdminActor,
  { insurance_id: id, version, reason }: z.output<typeof deniedInsurance>,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { request } = await lockWaiting(tx, actor, { id, version })
    await denyCase(deps, tx, actor, { row: request, reason, at })
  })
}

/** A policy that waits for its offer, with its request, which is locked first. The back office does not see drafts. */
async function lockWaiting(tx: Tx, actor: AdminActor, { id, version }: { id: string; version: number }) {
  const request = await lockRequestOf(tx, actor, requestOfPolicy(id))
  const row = await lockRow(tx, policyLifecycle, { scope: actor, id, version })
  if (row.submitted_at === null) throw new Refusal('NOT_FOUND')
  if (row.state !== 'submitted' || !request) throw new Refusal('ILLEGAL_STATE')
  return { request, row }
}
