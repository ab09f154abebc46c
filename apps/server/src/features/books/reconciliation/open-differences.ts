import type { Deps } from '../../../deps/deps.ts'
import type { OpenWorkSource } from '../../../entries/open-work.ts'

const where = { title: 'Differences in the books', link: '/admin/reconciliation' } as const

/** The differences that nobody has cleared up yet. */
export const openDifferences: OpenWorkSource<Pick<Deps, 'db'>> = {
  ...where,
  read: async ({ db }) => {
    const { count } = await db
      .selectFrom('reconciliation_differences')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('state', '=', 'difference')
      .executeTakeFirstOrThrow()
    const explanation = 'Our ledger and the provider do not say the same. Compared each night.'
    return [{ key: 'differences', ...where, explanation, count: Number(count), amounts: [] }]
  },
}
