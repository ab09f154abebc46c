import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { recordEvent } from '../../../lifecycle/events.ts'
import { announceLater } from './announce-rate.ts'
import { chargedBy, type PriceRateRow } from './price-rate.ts'
import { valueText } from './rate-text.ts'
import { beginOf, isReplacedBy, versionsBeside } from './replaced-versions.ts'

/** Of two changes at once the second sees what the first has done. The first versions are always there, and keep what is asked of them here. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx
    .selectFrom('price_rates')
    .select('rate_id')
    .where('uid', 'is', null)
    .where('version', '=', 1)
    .orderBy('service')
    .forNoKeyUpdate()
    .execute()
}

type Confirmed = { at: Date; actor: string; confirmedBy: string | null }

/**
 * What was asked for becomes the next version, on locked rates: now, or later where it was asked for so. Earlier versions of the same service and
 * customer end where it begins. Refuses with CONFLICT one that would have ended already.
 */
export async function storeVersion(
  tx: Tx,
  asked: PriceRateRow,
  { at, actor, confirmedBy }: Confirmed,
): Promise<void> {
  const begins = beginOf(asked, at)
  await announceLater(tx, asked, begins)
  await endEarlier(tx, asked, at)
  const version = (await newestVersion(tx, asked)) + 1
  await tx
    .updateTable('price_rates')
    .set({ version, valid_from: begins, valid_to: asked.asked_to, confirmed_by: confirmedBy })
    .where('rate_id', '=', asked.rate_id)
    .execute()
  await recordEvent(tx, {
    companyId: null,
    subject: 'price_rate',
    subjectId: asked.rate_id,
    from: null,
    to: 'active',
    actor: `administrator:${actor}`,
    at,
    after: {
      ...{ service: asked.service, uid: asked.uid, version },
      ...(asked.fixed === null
        ? { basis_points: asked.basis_points }
        : { fixed: valueText(chargedBy(asked)) }),
      ...{ valid_from: begins.toISOString(), reason: asked.reason },
    },
  })
}

/** One that begins later ends as it begins. */
async function endEarlier(tx: Tx, asked: PriceRateRow, at: Date): Promise<void> {
  await tx
    .updateTable('price_rates')
    .set({ valid_to: sql<Date>`greatest(valid_from, ${beginOf(asked, at)})` })
    .where(isReplacedBy(asked, at))
    .execute()
}

async function newestVersion(tx: Tx, asked: PriceRateRow): Promise<number> {
  const { newest } = await tx
    .selectFrom('price_rates')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where(versionsBeside(asked))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
