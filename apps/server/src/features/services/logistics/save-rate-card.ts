import type { SavedRateCard } from '@tradelane/contract/logistics/rate-cards'
import { parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findNewestCard } from './rate-cards.ts'

const cents = (text: string): bigint => parseMoney(text, 'USD').amount

/** Adds a version. Refuses with NOT_FOUND, or with CONFLICT where the newest is not the one that was edited. */
export async function saveRateCard(
  { db, clock }: Deps,
  actor: AdminActor,
  saved: SavedRateCard,
): Promise<number> {
  const at = clock.now()
  const version = saved.version + 1
  await inTransaction(db, async (tx) => {
    const before = await findNewestCard(tx, saved.card_id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.version !== saved.version) throw new Refusal('CONFLICT')
    if (!saved.is_offered && isForEveryOffer(before.mode)) {
      refuseFields({ is_offered: 'Every offer needs this carriage' })
    }
    const by = `administrator:${actor.administratorId}` as const
    await tx
      .insertInto('rate_cards')
      .values({ ...before, ...termsOf(saved), version, saved_by: by, saved_at: at })
      .execute()
    await recordEvent(tx, {
      companyId: null,
      subject: 'rate_card',
      subjectId: saved.card_id,
      from: `version ${before.version}`,
      to: `version ${version}`,
      actor: by,
      at,
      after: saved,
    })
  })
  return version
}

const isForEveryOffer = (mode: string): boolean => /^(TRUCK|TRAIN)_/.test(mode)

function termsOf(saved: SavedRateCard) {
  return {
    carrier: saved.carrier,
    base_amount: cents(saved.base),
    per_thousand_amount: cents(saved.per_thousand),
    minimum_amount: cents(saved.minimum),
    handling_amount: cents(saved.handling),
    documents_amount: cents(saved.documents),
    fuel_percent: saved.fuel_percent,
    per_day: saved.per_day,
    handling_days: saved.handling_days,
    co2_percent: saved.co2_percent,
    validity_days: saved.validity_days,
    is_offered: saved.is_offered,
  }
}
