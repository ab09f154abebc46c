import type { ConversionState } from '@tradelane/contract/wallet/states'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { moveOnce } from '../../../lifecycle/move.ts'
import { conversionLifecycle } from './lifecycles.ts'
import type { PricedQuote } from './pricing.ts'

export type Conversion = {
  conversionId: string
  companyId: string
  quoteId: string
  state: ConversionState
  reason: string | null
}

type NewConversion = {
  conversionId: string
  scope: Scope
  quote: PricedQuote
  requestKey: string | undefined
  at: Date
}

export async function beginConversion(tx: Tx, conversion: NewConversion): Promise<void> {
  const { conversionId, scope, quote, requestKey, at } = conversion
  const { quoteId, source, target } = quote
  await begin(tx, conversionLifecycle, {
    scope,
    to: 'requested',
    at,
    facts: { sent: formatMoney(source), quoted: formatMoney(target) },
    values: {
      conversion_id: conversionId,
      quote_id: quoteId,
      source_currency: source.currency,
      source_amount: source.amount,
      target_currency: target.currency,
      target_amount: target.amount,
      request_key: requestKey ?? null,
      requested_at: at,
    },
  })
}

export async function getConversion(
  db: Db,
  scope: OneCompanyScope,
  conversionId: string,
): Promise<Conversion> {
  const row = await selectConversions(db, scope)
    .where('conversion_id', '=', conversionId)
    .executeTakeFirstOrThrow()
  return toConversion(row)
}

/** What an earlier sending of the same request began. */
export async function findConversionByRequest(
  db: Db,
  scope: OneCompanyScope,
  requestKey: string | undefined,
): Promise<Conversion | undefined> {
  if (requestKey === undefined) return undefined
  const row = await selectConversions(db, scope).where('request_key', '=', requestKey).executeTakeFirst()
  return row && toConversion(row)
}

type Outcome = {
  state: 'completed' | 'rejected'
  quoted: Money
  /** What the provider gives, which may differ from the quote by its own rounding. */
  target: Money
  reason?: string
  providerReference?: string
  at: Date
}

/** False where it was settled before: by the request itself, or by the job. */
export async function finishConversion(
  tx: Tx,
  { companyId, conversionId: id }: Conversion,
  outcome: Outcome,
): Promise<boolean> {
  const { state: to, quoted, target, reason, providerReference, at } = outcome
  const settled = await moveOnce(tx, conversionLifecycle, {
    scope: systemScope(companyId),
    id,
    from: 'requested',
    to,
    by: 'provider',
    at,
    reason,
    facts: { quoted: formatMoney(quoted), received: formatMoney(target) },
    set: {
      provider_reference: providerReference ?? null,
      settled_at: at,
      ...(to === 'completed' && { received_amount: target.amount }),
    },
  })
  return settled !== undefined
}

function selectConversions(db: Db, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('conversions')
    .select(['conversion_id', 'uid', 'quote_id', 'state', 'reason'])
    .where('uid', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversions>['executeTakeFirstOrThrow']>>

function toConversion(row: Row): Conversion {
  return {
    conversionId: row.conversion_id,
    companyId: row.uid,
    quoteId: row.quote_id,
    state: row.state,
    reason: row.reason,
  }
}
