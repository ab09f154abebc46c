import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import type { FieldRule } from '@tradelane/contract/corridors/rules'
import type { Db, Tx } from '@tradelane/db'

export type KnownCorridor = {
  /** Empty where every purpose is taken. */
  purposeCodes: string[]
  fields: FieldRule[]
  fetchedAt: Date
}

/** What the provider said last, also long ago. */
export async function findCorridor(db: Db | Tx, key: CorridorKey): Promise<KnownCorridor | undefined> {
  const row = await db
    .selectFrom('corridors')
    .selectAll()
    .where('currency', '=', key.currency)
    .where('country', '=', key.beneficiaryCountryCode)
    .where('payout_method', '=', key.payoutMethod)
    .where('account_type', '=', key.beneficiaryAccountType)
    .executeTakeFirst()
  return (
    row && { purposeCodes: row.purpose_codes, fields: row.fields as FieldRule[], fetchedAt: row.fetched_at }
  )
}

export async function keepCorridor(
  db: Db,
  key: CorridorKey,
  { purposeCodes, fields, fetchedAt }: KnownCorridor,
): Promise<void> {
  const said = { purpose_codes: purposeCodes, fields: JSON.stringify(fields), fetched_at: fetchedAt }
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

/** Those that the provider has not been asked about since then. */
export async function listCorridorsBefore(db: Db, before: Date): Promise<CorridorKey[]> {
  const rows = await db
    .selectFrom('corridors')
    .select(['currency', 'country', 'payout_method', 'account_type'])
    .where('fetched_at', '<', before)
    .execute()
  return rows.map((row) => ({
    currency: row.currency as CorridorKey['currency'],
    beneficiaryCountryCode: row.country,
    payoutMethod: row.payout_method as CorridorKey['payoutMethod'],
    beneficiaryAccountType: row.account_type as CorridorKey['beneficiaryAccountType'],
  }))
}

/** The fact is as old as the oldest of them. */
export async function loadedCorridorDay(db: Db): Promise<Map<string, string>> {
  const { oldest } = await db
    .selectFrom('corridors')
    .select(({ fn }) => fn.min('fetched_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return new Map(oldest === null ? [] : [['purpose-codes', oldest.toISOString().slice(0, 10)]])
}
