import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sellerEscrows, type WireSellersEscrow } from '@tradelane/contract/smart-escrow/seller-calls'
import { api } from '../../../../lib/net/api.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'

export type SellersEscrow = WireSellersEscrow
export type OpenedEscrow = { token: string; session: string }

/** What closes actions of a block. */
export const sellersBlockRecord = (
  { state: escrow, agreement, is_over }: SellersEscrow,
  { state }: SellersEscrow['blocks'][number],
) => ({ state, escrow, agreement, is_over })

/** The buyer decides, and blocks are paid, while the page is open. */
const newsEveryMs = 15_000

export const sellersEscrowQuery = ({ token, session }: OpenedEscrow) =>
  queryOptions({
    queryKey: ['sellers-escrow', token, session],
    queryFn: async ({ signal }) =>
      (await api(sellerEscrows.get, { body: { token, session } }, { signal })).escrow,
    meta: { isPrivate: true },
    // A new session shows the same escrow: what is typed on its page stays.
    placeholderData: keepPreviousData,
    retry: (count, error) => !isDeadLink(error) && count < 2,
    refetchInterval: ({ state }) => (state.error ? false : newsEveryMs),
  })
