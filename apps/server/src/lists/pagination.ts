import type { Db } from '@tradelane/db'
import { type Expression, sql } from 'kysely'

/** Counting costs time for each row: beyond this many more, a list only says that there are more. */
export const mostCountedAhead = 1_000
/** A search reads several rows for each that it finds. */
export const mostFoundAhead = 100

type Page = { page: number; limit: number }

/**
 * The position of a page in its list, for all lists. `listed` selects the whole list, unordered and limited to the given
 * number of rows, so a list of a million records costs as much as one of a thousand. An empty list has one page.
 */
export async function paginationOf(
  db: Db,
  page: Page,
  listed: (atMost: number) => Expression<unknown>,
  ahead = mostCountedAhead,
) {
  const { rows } = await sql<{ counted: bigint }>`
    select count(*) as counted from ${listed(mostCounted(page, ahead))} as listed`.execute(db)
  return paginationWhere(page, Number(rows[0]?.counted ?? 0n), ahead)
}

/** As many rows of a list have to be counted to say that there are more than it says. */
export const mostCounted = ({ page, limit }: Page, ahead = mostCountedAhead): number =>
  (page - 1) * limit + ahead + 1

/** The position of a page in a list of which so many rows were counted, and at most `mostCounted`. */
export function paginationWhere(page: Page, counted: number, ahead = mostCountedAhead) {
  const atMost = mostCounted(page, ahead) - 1
  return {
    ...pagesOf(page, Math.min(counted, atMost)),
    ...(counted > atMost && { total_is_least: true }),
  }
}

/** The same for a list whose length is known without counting. */
export const pagesOf = ({ page, limit }: Page, total: number) => ({
  current_page: page,
  total_pages: Math.max(1, Math.ceil(total / limit)),
  total,
})
