import { queryOptions } from '@tanstack/react-query'
import { rateCards } from '@tradelane/contract/logistics/rate-cards'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'

const rateCardsKey = ['admin', 'rate-cards'] as const

export const rateCardsQuery = queryOptions({
  queryKey: [...rateCardsKey, 'newest'],
  queryFn: ({ signal }) => api(rateCards.list, {}, { signal }),
})

export const versionsQuery = (cardId: string) =>
  queryOptions({
    queryKey: [...rateCardsKey, cardId],
    queryFn: ({ signal }) => api(rateCards.versions, { query: { card_id: cardId } }, { signal }),
    // What is edited is what is in force now.
    staleTime: 0,
  })

export type EditedCard = WireInput<typeof rateCards.save>['body']

export const useSaveRateCard = () =>
  useChange([rateCardsKey], (body: EditedCard) => api(rateCards.save, { body }))
