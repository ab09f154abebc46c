import type { Db } from '@tradelane/db'
import { withSavers } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { nameOfCountry } from './find-restriction.ts'

export async function listRestrictedCountries(db: Db) {
  const rows = await db
    .selectFrom('restricted_countries')
    .select(['country', 'region', 'basis', 'reason', 'source', 'published_on', 'saved_at', 'saved_by'])
    .execute()
  const listed = rows.map((row) => ({
    ...row,
    name: row.region ? `${nameOfCountry(row.country)}: ${row.region}` : nameOfCountry(row.country),
  }))
  return (await withSavers(db, listed)).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

type Restricted = { country: string; basis: 'sanctions' | 'risk'; reason: string }

/** A whole country. The regions of the list come with their places, and are not made here. */
export async function restrictCountry(
  { db, clock }: Deps,
  { administratorId }: AdminActor,
  { country, basis, reason }: Restricted,
): Promise<void> {
  if (nameOfCountry(country) === country) refuseFields({ country: 'Select a country' })
  const at = clock.now()
  const by = `administrator:${administratorId}` as const
  await inTransaction(db, async (tx) => {
    // What the back office writes is its own decision, even about a country that came with a source.
    const row = { basis, reason, source: null, published_on: null, saved_by: by, saved_at: at }
    await tx
      .insertInto('restricted_countries')
      .values({ country, ...row })
      .onConflict((conflict) => conflict.columns(['country', 'region']).doUpdateSet(row))
      .execute()
    await recordEvent(tx, {
      companyId: null,
      subject: 'restricted_country',
      subjectId: country,
      from: null,
      to: 'restricted',
      actor: by,
      at,
      after: { basis, reason },
    })
  })
}

/** Refuses with NOT_FOUND what is not on the list. */
export async function admitCountry(
  { db, clock }: Deps,
  { administratorId }: AdminActor,
  { country, region = '' }: { country: string; region?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('restricted_countries')
      .where('country', '=', country)
      .where('region', '=', region)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new Refusal('NOT_FOUND')
    await recordEvent(tx, {
      companyId: null,
      subject: 'restricted_country',
      subjectId: country,
      from: 'restricted',
      to: 'admitted',
      actor: `administrator:${administratorId}`,
      at: clock.now(),
      ...(region && { before: { region } }),
    })
  })
}
