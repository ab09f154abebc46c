import type { FundingPage } from './funding-queries.ts'

/** What the buyer says is not right, until it was settled. */
export const disputeOf = ({ funding, timeline }: Pick<FundingPage, 'funding' | 'timeline'>) =>
  funding.status === 'requested' && !funding.buyer_confirmed_at
    ? timeline.findLast(({ to }) => to === 'buyer_disputed')
    : undefined
