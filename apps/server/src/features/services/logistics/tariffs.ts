import { noConditions, type SurchargeRow, type TradeLaneRow } from '@tradelane/contract/logistics/tariffs'
import { decimalOf } from '@tradelane/contract/primitives/values'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Surcharge, Tariff } from '@tradelane/freight'
import { parseMoney } from '@tradelane/money'
import type { Selectable } from 'kysely'

export type StoredTariff = Selectable<Database['freight_tariffs']>

export async function newestTariff(db: Db | Tx): Promise<StoredTariff> {
  return db
    .selectFrom('freight_tariffs')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The version that a quote was priced with. */
export async function tariffOfVersion(db: Db, version: number): Promise<StoredTariff> {
  return db.selectFrom('freight_tariffs').selectAll().where('version', '=', version).executeTakeFirstOrThrow()
}

export const lanesOf = (row: StoredTariff): TradeLaneRow[] => row.lanes as TradeLaneRow[]

/** Conditions that are younger than a version have no limits in it. Amounts are as the call sends them: 133.80 is 133.8. */
export const surchargesOf = (row: StoredTariff): SurchargeRow[] =>
  (row.surcharges as SurchargeRow[]).map((stored) => {
    const surcharge = { ...noConditions, ...stored }
    const { amount, amount_40 } = surcharge
    return { ...surcharge, amount: plain(amount), amount_40: amount_40 === null ? null : plain(amount_40) }
  })

const plain = (amount: string): string => decimalOf(Number(amount))

export function toTariff(row: StoredTariff): Tariff {
  return { version: row.version, lanes: lanesOf(row), surcharges: surchargesOf(row).map(toSurcharge) }
}

function toSurcharge({ amount, amount_40, valid_from, valid_to, ...row }: SurchargeRow): Surcharge {
  return {
    ...row,
    amount: parseMoney(amount, 'USD'),
    amount40: amount_40 === null ? undefined : parseMoney(amount_40, 'USD'),
    validFrom: valid_from ?? undefined,
    validTo: valid_to ?? undefined,
  }
}
