import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { allVersions, countsOn } from './latest-versions.ts'

type SavedVersion = {
  destination: string
  hs_prefix: string
  origin?: string | undefined
  valid_from?: string | undefined
  valid_to?: string | undefined
}

/** Says when estimates use the version that was just saved, and which one follows it. */
export async function usedFrom(
  db: Db,
  { destination, hs_prefix, origin, valid_from, valid_to }: SavedVersion,
  today: string,
): Promise<string> {
  if (valid_to && valid_to < today) return `It ended on ${dayText(valid_to)}: estimates do not use it.`
  const isLater = valid_from !== undefined && valid_from > today
  const next = await allVersions(db)
    .where('destination', '=', destination)
    .where('hs_prefix', '=', hs_prefix)
    .where('origin', 'is not distinct from', origin ?? null)
    .where('valid_from', '>', isLater ? valid_from : today)
    .$if(valid_to !== undefined, (versions) => versions.where('valid_from', '<=', valid_to ?? null))
    .where(countsOn(sql`rate.valid_from`))
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst()
  const from = isLater ? dayText(valid_from) : valid_to ? 'today' : 'now on'
  return [
    `Estimates use it from ${from}${valid_to ? ` to ${dayText(valid_to)}` : ''}.`,
    ...(next?.valid_from
      ? [`Version ${next.version} (${chargeText(next)}) follows on ${dayText(next.valid_from)}.`]
      : []),
  ].join(' ')
}

export const chargeText = ({
  percent,
  specific,
}: {
  percent?: string | null | undefined
  specific?: string | null | undefined
}): string => [percent && `${percent} %`, specific].filter(Boolean).join(' and ')
