import type { Output } from '@tradelane/contract/primitives/endpoint'
import { marginOf } from '@tradelane/contract/quote-desk/margin'
import type { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { type Currency, decimalText, money, plus } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import { type CaseRow, quotedServiceOf } from '../cases.ts'
import type { MarginPreset } from '../price-of-offer.ts'
import { askStateOf, type KnownAsk, offeredIn, selectAsks } from './asks.ts'

type DescribedAsk = Output<typeof quoteDesk.get>['cases'][number]['asks'][number]

/** Whom the desk has asked for these requests, the newest first, each with its answer and what the customer would pay with the margin of the rates. */
export async function describeAsks(
  deps: Deps,
  rows: readonly CaseRow[],
): Promise<Map<string, DescribedAsk[]>> {
  const described = new Map<string, DescribedAsk[]>()
  if (rows.length === 0) return described
  const now = deps.clock.now()
  const asks = await selectAsks(deps.db)
    .where(
      'case_id',
      'in',
      rows.map(({ case_id }) => case_id),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('ask_id')
    .execute()
  for (const row of rows) {
    const of = { db: deps.db, companyId: row.uid, at: now }
    const presets = await quotedServiceOf(deps, row.service).presetsOf(row.request, of)
    const own = asks.filter(({ case_id }) => case_id === row.case_id)
    described.set(
      row.case_id,
      own.map((ask) => describeAsk(ask, presets, now)),
    )
  }
  return described
}

function describeAsk(ask: KnownAsk, preset: MarginPreset, now: Date): DescribedAsk {
  const { ask_id, vendor_id, vendor_name, recipient, email, note, asked_at, answer_until } = ask
  return {
    ...{ ask_id, vendor_id, vendor_name, recipient, email, note, asked_at, answer_until },
    state: askStateOf(ask, now),
    answered_at: ask.answered_at,
    cannot_offer: ask.cannot_offer,
    offer: offerIn(ask, preset),
    is_used: ask.is_used,
    ended_at: ask.ended_at,
    end_reason: ask.end_reason,
    outcome: ask.outcome,
  }
}

function offerIn(ask: KnownAsk, { marginPercent, marginAmount }: MarginPreset): DescribedAsk['offer'] {
  const offered = offeredIn(ask)
  if (!offered) return null
  const { inclusions, exclusions, remarks, file_name } = ask
  const currency = offered.currency as Currency
  const buy = money(offered.buy_amount, currency)
  const margin = marginAmount ?? marginOf(buy, String(marginPercent))
  return {
    currency,
    buy_amount: decimalText(buy),
    quote_amount: decimalText(plus(buy, margin)),
    margin_amount: decimalText(margin),
    margin_percent: marginAmount ? null : marginPercent,
    eta: offered.eta_days,
    valid_until: offered.valid_until,
    ...{ inclusions, exclusions, remarks, file_name },
  }
}
