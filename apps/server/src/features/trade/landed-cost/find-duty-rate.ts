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
  /** A longer code has another rate: the code that was given is too short. */
  needs_digits: boolean
}

type Wanted = {
  tariff: string
  origin: string
  hsCode: string
  on: string
  /** The lines of all origins do not hold for it. */
  isOfOriginAlone: boolean
}

/**
 * The line of a tariff that counts on a day: one of this origin before those of all origins, then the longest beginning of the code. Undefined
 * where no line is known.
 */
export async function findDutyRate(
  db: Db,
  { tariff, origin, hsCode, on, isOfOriginAlone }: Wanted,
): Promise<DutyRate | undefined> {
  const prefixes = [0, 2, 4, 6].filter((size) => size <= hsCode.length).map((size) => hsCode.slice(0, size))
  const rows = await latestVersions(db, on)
    .where('destination', '=', tariff)
    .where((where) =>
      where.or([where('hs_prefix', 'in', prefixes), where('hs_prefix', 'like', `${hsCode}%`)]),
    )
    .where((where) =>
      where.or([where('origin', '=', origin), ...(isOfOriginAlone ? [] : [where('origin', 'is', null)])]),
    )
    .execute()
  const ranked = rows.sort(
    (a, b) =>
      Number(b.origin !== null) - Number(a.origin !== null) || b.hs_prefix.length - a.hs_prefix.length,
  )
  const at = ranked.findIndex(({ hs_prefix }) => hs_prefix.length <= hsCode.length)
  const rate = ranked[at]
  return (
    rate && {
      ...rate,
      needs_digits: ranked
        .slice(0, at)
        .some(({ percent, specific }) => percent !== rate.percent || specific !== rate.specific),
    }
  )
}
