import type { Db } from '@tradelane/db'
import { type Expression, sql } from 'kysely'

/** Counting costs time for each row: beyond this many more, a list only says that there are more. */
const mostCountedAhead = 1_000

type Page = { page: number; limit: number }

/**
 * The position of a page in its list, for all lists. `listed` selects the whole list, unordered and limited to the given
 * number of rows, so a list of a million records costs as much as one of a thousand. An empty list has one page.
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
  return {
    ...pagesOf({ page, limit }, Math.min(counted, atMost)),
    ...(counted > atMost && { total_is_least: true }),
  }
}

/** The same for a list whose length is known without counting. */
export const pagesOf = ({ page, limit }: Page, total: number) => ({
  current_page: page,
  total_pages: Math.max(1, Math.ceil(total / limit)),
  total,
})
