import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import type { FieldRule } from '@tradelane/contract/corridors/rules'
import { type Db, named, type Tx } from '@tradelane/db'

export type KnownCorridor = {
  /** Empty where every purpose is taken. */
  purposeCodes: string[]
  fields: FieldRule[]
  fetchedAt: Date
  /** When somebody last needed it, to the day. */
  askedAt: Date
}

/** What the provider said last, also long ago. */
export async function findCorridor(db: Db | Tx, key: CorridorKey): Promise<KnownCorridor | undefined> {
  const row = await db
    .selectFrom('corridors')
    .selectAll('corridors')
    .where('currency', '=', key.currency)
    .where('country', '=', key.beneficiaryCountryCode)
    .where('payout_method', '=', key.payoutMethod)
    .where('account_type', '=', key.beneficiaryAccountType)
    .modifyEnd(named)
    .executeTakeFirst()
  return (
    row && {
      purposeCodes: row.purpose_codes,
      fields: row.fields as FieldRule[],
      fetchedAt: row.fetched_at,
      askedAt: row.asked_at,
    }
  )
}

export async function keepCorridor(
  db: Db,
  key: CorridorKey,
  { purposeCodes, fields, fetchedAt, askedAt }: KnownCorridor,
): Promise<void> {
  const said = {
    purpose_codes: purposeCodes,
    fields: JSON.stringify(fields),
    fetched_at: fetchedAt,
    asked_at: askedAt,
  }
  await db
    .insertInto('corridors')
    .values({
      currency: key.currency,
      country: key.beneficiaryCountryCode,
      payout_method: key.payoutMethod,
      account_type: key.beneficiaryAccountType,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'country', 'payout_method', 'account_type']).doUpdateSet(said),
    )
    .execute()
}

/** Somebody needs it today, too. */
export async function noteAsked(db: Db, key: CorridorKey, at: Date): Promise<void> {
  await db
    .updateTable('corridors')
    .set({ asked_at: at })
    .where('currency', '=', key.currency)
    .where('country', '=', key.beneficiaryCountryCode)
    .where('payout_method', '=', key.payoutMethod)
    .where('account_type', '=', key.beneficiaryAccountType)
    .execute()
}

export async function forgetCorridors(db: Db, askedBefore: Date): Promise<void> {
  await db.deleteFrom('corridors').where('asked_at', '<', askedBefore).execute()
}

/** Those that the provider has not been asked about since then, with the day on which somebody last needed each. */
export async function listCorridorsBefore(
  db: Db,
  before: Date,
): Promise<{ key: CorridorKey; askedAt: Date }[]> {
  const rows = await db
    .selectFrom('corridors')
    .select(['currency', 'country', 'payout_method', 'account_type', 'asked_at'])
    .where('fetched_at', '<', before)
    .execute()
  return rows.map((row) => ({ askedAt: row.asked_at, key: keyOf(row) }))
}

const keyOf = (row: Record<'currency' | 'country' | 'payout_method' | 'account_type', string>) =>
  ({
    currency: row.currency,
    beneficiaryCountryCode: row.country,
    payoutMethod: row.payout_method,
    beneficiaryAccountType: row.account_type,
  }) as CorridorKey

/** The fact is as old as the oldest of them. */
export async function loadedCorridorDay(db: Db): Promise<Map<string, string>> {
  const { oldest } = await db
    .selectFrom('corridors')
    .select(({ fn }) => fn.min('fetched_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return new Map(oldest === null ? [] : [['purpose-codes', oldest.toISOString().slice(0, 10)]])
}
