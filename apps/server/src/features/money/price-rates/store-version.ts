import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import type { PriceRateRow } from './price-rate.ts'

/** Of two changes at once the second sees what the first has done. The rates for all are always there. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx
    .selectFrom('price_rates')
    .select('rate_id')
    .where('uid', 'is', null)
    .where('version', 'is not', null)
    .where('valid_to', 'is', null)
    .orderBy('service')
    .forNoKeyUpdate()
    .execute()
}

type Confirmed = { at: Date; actor: string; confirmedBy: string | null }

/**
 * What was asked for becomes the next version, on locked rates: now, or later where it was asked for so. Earlier versions of the same service and
 * customer end where it begins. Refuses with ILLEGAL_STATE one that would have ended already.
 */
export async function storeVersion(
  tx: Tx,
  asked: PriceRateRow,
  { at, actor, confirmedBy }: Confirmed,
): Promise<void> {
  const begins = asked.asked_from && asked.asked_from > at ? asked.asked_from : at
  if (asked.asked_to && asked.asked_to <= begins)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'This rate would have ended by now. Refuse it, and ask for it with a later end.',
    })
  await endEarlier(tx, asked, begins)
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
      ...{ service: asked.service, uid: asked.uid, basis_points: asked.basis_points, version },
      ...{ valid_from: begins.toISOString(), reason: asked.reason },
    },
  })
}

const versionsBeside = ({ service, uid }: PriceRateRow) =>
  sql<boolean>`service = ${service} and uid is not distinct from ${uid} and version is not null`

/** One that begins later ends as it begins. */
async function endEarlier(tx: Tx, asked: PriceRateRow, begins: Date): Promise<void> {
  await tx
    .updateTable('price_rates')
    .set({ valid_to: sql<Date>`greatest(valid_from, ${begins})` })
    .where(versionsBeside(asked))
    .where(sql<boolean>`tstzrange(valid_from, valid_to) && tstzrange(${begins}, ${asked.asked_to})`)
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
