import type { EndReason } from '@tradelane/contract/quote-desk/vendor-asks'
import type { Tx } from '@tradelane/db'
import { enqueue } from '../../../../entries/jobs.ts'
import type { CaseRow, OfferRecord } from '../cases.ts'
import { type KnownAsk, offeredIn, selectAsks } from './asks.ts'
import { mailOfOrder } from './mail-order.ts'

type End =
  | { because: 'won'; accepted: OfferRecord; at: Date }
  | { because: Exclude<EndReason, 'won'>; at: Date }

/**
 * With the end of a request, in its transaction and under its lock: each vendor that has made an offer is mailed once whether it has won,
 * also where it was asked twice, where its answer was never used, and where it gave the price that has won by telephone.
 */
export async function endAsks(tx: Tx, row: Pick<CaseRow, 'case_id'>, end: End): Promise<void> {
  const asks = [...(await asksByVendor(tx, row))]
  for (const own of asks) await endOf(tx, own, end)
  if (end.because !== 'won') return
  const { accepted } = end
  const { vendor_id: won_by } = accepted
  await tx.updateTable('quote_cases').set({ won_by }).where('case_id', '=', row.case_id).execute()
  const hasAnswered = asks.flat().some((ask) => ask.vendor_id === accepted.vendor_id && offeredIn(ask))
  if (!hasAnswered) await mailOfOrder(tx, accepted, 'won')
}

/** An offer is accepted whose price may still be refused: vendors that have made none are not needed any more. The others hear of it once it is paid. */
export async function endSilentAsks(
  tx: Tx,
  row: Pick<CaseRow, 'case_id'>,
  { accepted: { vendor_id }, at }: { accepted: OfferRecord; at: Date },
): Promise<void> {
  for (const own of await asksByVendor(tx, row))
    if (!own.some((ask) => ask.vendor_id === vendor_id || offeredIn(ask)))
      await endOf(tx, own, { because: 'another_offer', at })
}

/** Of each vendor, the newest first. */
async function asksByVendor(tx: Tx, { case_id }: Pick<CaseRow, 'case_id'>) {
  const asks = await selectAsks(tx)
    .where('case_id', '=', case_id)
    .orderBy('asked_at', 'desc')
    .orderBy('ask_id')
    .execute()
  return Map.groupBy(asks, ({ vendor_id }) => vendor_id).values()
}

async function endOf(tx: Tx, own: readonly KnownAsk[], end: End): Promise<void> {
  const accepted = end.because === 'won' ? end.accepted : undefined
  const isWon = accepted !== undefined && own.some(({ vendor_id }) => vendor_id === accepted.vendor_id)
  const because = accepted && !isWon ? 'another_offer' : end.because
  const answer = own.find(({ ask_id }) => ask_id === accepted?.ask_id) ?? own.find(offeredIn)
  // Its newest answer may have lapsed before: then it has read that it lost, and is mailed again only where it has won after all.
  const isMailed = isWon ? answer?.outcome !== 'won' : answer?.outcome === null
  for (const ask of own)
    if (ask.ended_at === null || (isWon && isMailed && ask === answer))
      await endAsk(tx, ask, { because, isMailed: isMailed && ask === answer, at: end.at })
}

/** With the request locked. */
export async function endAsk(
  tx: Tx,
  ask: KnownAsk,
  { because, isMailed, at }: { because: EndReason; isMailed: boolean; at: Date },
): Promise<void> {
  const outcome = because === 'won' ? 'won' : 'lost'
  await tx
    .updateTable('vendor_asks')
    .set({ ended_at: at, end_reason: because, outcome: isMailed ? outcome : null })
    .where('ask_id', '=', ask.ask_id)
    .execute()
  if (isMailed)
    await enqueue(
      tx,
      'mail-vendor-outcome',
      { companyId: ask.uid, askId: ask.ask_id },
      { key: `mail-vendor-outcome ${ask.ask_id}` },
    )
}
