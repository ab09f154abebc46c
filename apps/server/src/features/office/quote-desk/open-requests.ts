import { isBeforeOffers, quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import type { Deps } from '../../../deps/deps.ts'
import type { OpenWork } from '../../../entries/open-work.ts'

/** The requests that the desk has to answer and that nobody has taken. */
export async function openRequests({ db }: Pick<Deps, 'db'>): Promise<OpenWork[]> {
  const { count } = await db
    .selectFrom('quote_cases')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', 'in', quoteCaseStates.filter(isBeforeOffers))
    .where('owner', 'is', null)
    .executeTakeFirstOrThrow()
  return [
    {
      key: 'requests-unassigned',
      title: 'Requests without an owner',
      explanation: 'Customers wait for an answer of the desk.',
      count: Number(count),
      amounts: [],
      link: '/admin/quotes?state=NEW',
    },
  ]
}
