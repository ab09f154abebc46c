import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { type BookingState, bookingStates } from '@tradelane/contract/shipments/booking'
import { adminBookings } from '@tradelane/contract/shipments/office-calls'
import { api } from '../../../lib/net/api.ts'

const bookingsKey = ['admin', 'bookings'] as const
const askAgainMs = 30_000

export type BookingsWish = { search: string; state: string; page: number }
const perPage = 20

export const bookingsQuery = ({ search, state, page }: BookingsWish) =>
  queryOptions({
    queryKey: [...bookingsKey, 'page', search, state, page],
    queryFn: ({ signal }) => {
      const query = { search, page: String(page), limit: String(perPage), ...knownState(state) }
      return api(adminBookings.list, { query }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  })

/** An address may carry any text as a state; only those there are reach the call. */
function knownState(text: string): { state?: BookingState } {
  const state = bookingStates.find((one) => one === text)
  return state ? { state } : {}
}

export const bookingQuery = (logisticsId: string) =>
  queryOptions({
    queryKey: [...bookingsKey, logisticsId],
    queryFn: ({ signal }) => api(adminBookings.get, { body: { logistics_id: logisticsId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
    refetchInterval: askAgainMs,
  })

export function useConfirmBooking() {
  const settle = useSettle()
  return useMutation({
    mutationFn: (logisticsId: string) => api(adminBookings.confirm, { body: { logistics_id: logisticsId } }),
    onSettled: settle,
  })
}

export function useDenyBooking() {
  const settle = useSettle()
  return useMutation({
    mutationFn: (body: WireInput<typeof adminBookings.deny>['body']) => api(adminBookings.deny, { body }),
    onSettled: settle,
  })
}

export function useAddOfficeDocument() {
  const settle = useSettle()
  return useMutation({
    mutationFn: (body: WireInput<typeof adminBookings.addDocument>['body']) =>
      api(adminBookings.addDocument, { body }),
    onSettled: settle,
  })
}

/** Also after a refusal: somebody else may have decided in the meantime. */
function useSettle() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: bookingsKey })
}
