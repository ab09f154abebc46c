import type { SavedRateCard } from '@tradelane/contract/logistics/rate-cards'
import type { Tx } from '@tradelane/db'
import { parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { saveVersion } from '../../../lifecycle/versions.ts'
import { refuseFields } from '../../../refusal.ts'
import { vendorNamed } from '../../office/vendors/index.ts'
import { findNewestCard, type StoredCard } from './rate-cards.ts'

const cents = (text: string): bigint => parseMoney(text, 'USD').amount

/** Adds a version (`saveVersion`). */
export const saveRateCard = (deps: Deps, actor: AdminActor, saved: SavedRateCard): Promise<number> =>
  saveVersion(deps, actor, {
    subject: 'rate_card',
    subjectId: saved.card_id,
    edited: saved.version,
    newest: (tx) => findNewestCard(tx, saved.card_id),
    async insert(tx, before, { version, by, at }) {
      if (!saved.is_offered && isForEveryOffer(before.mode)) {
        refuseFields({ is_offered: 'Every offer needs this carriage' })
      }
      const vendor_id = await carrierOf(tx, { by, at }, { before, carrier: saved.carrier })
      await tx
        .insertInto('rate_cards')
        .values({ ...before, ...termsOf(saved), vendor_id, version, saved_by: by, saved_at: at })
        .execute()
      return saved
    },
  })

/** The vendor of a new name. One that is renamed keeps its cards. The way to and from terminals is no one company's. */
async function carrierOf(
  tx: Tx,
  change: Parameters<typeof vendorNamed>[1],
  { before, carrier }: { before: StoredCard; carrier: string },
): Promise<string | null> {
  if (carrier === before.carrier || isForEveryOffer(before.mode)) return before.vendor_id
  return vendorNamed(tx, change, { name: carrier, service: 'freight', offers: 'Freight' })
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
