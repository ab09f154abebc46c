import type { Db } from '@tradelane/db'
import { namesOfAdministrators } from '../../access/names-of-administrators.ts'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { countryName } from './read-country.ts'

export async function listExcludedCountries(db: Db) {
  const rows = await db
    .selectFrom('insurance_excluded_countries')
    .select(['country', 'reason', 'saved_at', 'saved_by'])
    .orderBy('country')
    .execute()
  const names = await namesOfAdministrators(
    db,
    rows.map(({ saved_by }) => saved_by),
  )
  return rows.map((row) => ({
    ...row,
    name: countryName(row.country),
    saved_by: names.get(row.saved_by) ?? 'Tradelane',
  }))
}

/** Why nothing is insured between these, in words for the customer. */
export async function findExclusion(db: Db, ends: readonly string[]): Promise<string | undefined> {
  if (ends.length === 0) return undefined
  const row = await db
    .selectFrom('insurance_excluded_countries')
    .select(['country', 'reason'])
    .where('country', 'in', ends)
    .orderBy('country')
    .limit(1)
    .executeTakeFirst()
  return row && `Nothing is insured from or to ${countryName(row.country)}. ${row.reason}`
}

export async function excludeCountry(
  { db, clock }: Deps,
  { administratorId }: AdminActor,
  { country, reason }: { country: string; reason: string },
): Promise<void> {
  if (countryName(country) === country) refuseFields({ country: 'Select a country' })
  const at = clock.now()
  const by = `administrator:${administratorId}` as const
  await inTransaction(db, async (tx) => {
    const row = { reason, saved_by: by, saved_at: at }
    await tx
      .insertInto('insurance_excluded_countries')
      .values({ country, ...row })
      .onConflict((conflict) => conflict.column('country').doUpdateSet(row))
      .execute()
    await recordEvent(tx, {
      companyId: null,
      subject: 'insurance_country',
      subjectId: country,
      from: null,
      to: 'excluded',
      actor: by,
      at,
      after: { reason },
    })
  })
}

/** Refuses with NOT_FOUND what is not on the list. */
export async function admitCountry(
  { db, clock }: Deps,
  { administratorId }: AdminActor,
  country: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('insurance_excluded_countries')
      .where('country', '=', country)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new Refusal('NOT_FOUND')
    await recordEvent(tx, {
      companyId: null,
      subject: 'insurance_country',
      subjectId: country,
      from: 'excluded',
      to: 'admitted',
      actor: `administrator:${administratorId}`,
      at: clock.now(),
    })
  })
}
