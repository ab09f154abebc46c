import type { deniedInsurance, quotedInsurance } from '@tradelane/contract/insurance/office-calls'
import type { Tx } from '@tradelane/db'
import { formatMoney, parseMoney, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { movePolicy } from './move-policy.ts'
import { companyOfPolicy, lockPolicy, type PolicyRow, usd } from './policies.ts'
import { quoteHours } from './premium-table.ts'
import { feeOf } from './price-premium.ts'

/** The back office's offer. Refuses with NOT_FOUND, with CONFLICT what was changed since it was looked at, and ILLEGAL_STATE. */
export async function quoteInsurance(
  deps: Deps,
  { administratorId }: AdminActor,
  { insurance_id, version, premium: text, note }: z.output<typeof quotedInsurance>,
): Promise<Date> {
  const at = deps.clock.now()
  const premium = parseMoney(text, 'USD')
  const validUntil = new Date(at.getTime() + quoteHours * 3_600_000)
  await decide(deps, { insurance_id, version }, async (tx, row) => {
    if (row.state !== 'submitted') throw new Refusal('ILLEGAL_STATE')
    const fee = feeOf(usd(row.invoice_amount))
    await movePolicy(tx, row, {
      to: 'quoted',
      actor: `administrator:${administratorId}`,
      at,
      after: { total: formatMoney(plus(premium, fee)), until: validUntil.toISOString() },
      set: {
        premium_amount: premium.amount,
        fee_amount: fee.amount,
        quote_note: note ?? null,
        quote_expires_at: validUntil,
        version: version + 1,
      },
    })
  })
  return validUntil
}

/** Refuses as quoting does. */
export async function denyInsurance(
  deps: Deps,
  { administratorId }: AdminActor,
  { insurance_id, version, reason }: z.output<typeof deniedInsurance>,
): Promise<void> {
  await decide(deps, { insurance_id, version }, (tx, row) =>
    movePolicy(tx, row, {
      to: 'denied',
      actor: `administrator:${administratorId}`,
      at: deps.clock.now(),
      after: { reason },
      set: { reason, version: version + 1 },
    }),
  )
}

async function decide(
  deps: Deps,
  { insurance_id, version }: { insurance_id: string; version: number },
  move: (tx: Tx, row: PolicyRow) => Promise<void>,
): Promise<void> {
  const companyId = await companyOfPolicy(deps.db, insurance_id)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockPolicy(tx, companyId, insurance_id)
    if (row.version !== version) throw new Refusal('CONFLICT')
    await move(tx, row)
  })
}
