import type { DutyStatus } from '@tradelane/contract/landed-cost/parts'
import type { Db } from '@tradelane/db'
import { latestVersions } from './latest-versions.ts'

export type DutyRate = {
  hs_prefix: string
  percent: string | null
  specific: string | null
  status: DutyStatus
  source: string
  as_of: string
  next_revision_on: string | null
  note: string | null
}

/**
 * The line of a tariff that counts on a day: the longest beginning of the code, and of two of one length the one of this origin. Undefined
 * where no line is known.
 */
export async function findDutyRate(
  db: Db,
  { tariff, origin, hsCode, on }: { tariff: string; origin: string; hsCode: string; on: string },
): Promise<DutyRate | undefined> {
  const prefixes = [0, 2, 4, 6].filter((size) => size <= hsCode.length).map((size) => hsCode.slice(0, size))
  const rows = await latestVersions(db)
    .where('destination', '=', tariff)
    .where('hs_prefix', 'in', prefixes)
    .where((where) => where.or([where('origin', 'is', null), where('origin', '=', origin)]))
    .where((where) => where.or([where('valid_from', 'is', null), where('valid_from', '<=', on)]))
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', on)]))
    .execute()
  return rows.sort(
    (a, b) =>
      b.hs_prefix.length - a.hs_prefix.length || Number(b.origin !== null) - Number(a.origin !== null),
  )[0]
}
