import type { Db } from '@tradelane/db'
import { type Expression, sql } from 'kysely'

/** Counting costs as much as there is to count: beyond so many more, a list only says that there are more. */
const mostCountedAhead = 1_000

type Page = { page: number; limit: number }

/**
 * Where a page stands in its list, as every list answers it. `listed` is all of it, in no order, cut off after as many
 * rows as it is told: so that the list of a company with a million records costs what one with a thousand does.
 */
export async function paginationOf(
  db: Db,
  { page, limit }: Page,
  listed: (atMost: number) => Expression<unknown>,
) {
  const atMost = (page - 1) * limit + mostCountedAhead
  const { rows } = await sql<{ counted: bigint }>`
    select count(*) as counted from ${listed(atMost + 1)} as listed`.execute(db)
  const counted = Number(rows[0]?.counted ?? 0n)
  const total = Math.min(counted, atMost)
  return {
    current_page: page,
    total_pages: Math.max(1, Math.ceil(total / limit)),
    total,
    ...(counted > atMost && { total_is_least: true }),
  }
}
