import type { TariffRow, TariffVersion } from '@tradelane/contract/logistics/tariffs'
import type { Db } from '@tradelane/db'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { lanesOf, newestTariff, surchargesOf } from './tariffs.ts'

/** Versions are added a few a month; older ones stay in the database. */
const mostVersions = 50

export async function getTariff(db: Db): Promise<{ tariff: TariffRow; versions: TariffVersion[] }> {
  const newest = await newestTariff(db)
  const rows = await db
    .selectFrom('freight_tariffs')
    .select(['version', 'note', 'changes', 'saved_by', 'saved_at'])
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute()
  const [tariff] = await withSavers(db, [newest])
  const versions = rows.map((row) => ({ ...row, changes: row.changes as string[] }))
  const { version, saved_by, saved_at } = tariff ?? newest
  return {
    tariff: { version, saved_by, saved_at, lanes: lanesOf(newest), surcharges: surchargesOf(newest) },
    versions: await withSavers(db, versions),
  }
}
