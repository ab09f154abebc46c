import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { logistics } from '@tradelane/contract/logistics/calls'
import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { BookingState } from '@tradelane/contract/shipments/booking'
import { shipments } from '@tradelane/contract/shipments/calls'
import { api } from '../../../lib/net/api.ts'
import { walletKey } from '../../../lib/queries/wallet.ts'

/** Begins the key of everything said about bookings. */
const shipmentsKey = ['shipments'] as const

/** States that end without anybody's doing here. */
const underWay = new Set<BookingState>(['requested', 'confirmed', 'in_transit', 'arrived'])
const askAgainMs = 10_000
const askListAgainMs = 30_000
/** The payments provider mostly answers within seconds. */
const payingMs = 2_000

const perPage = 20

export const bookingsQuery = (page: number) =>
  queryOptions({
    queryKey: [...shipmentsKey, 'page', page],
    queryFn: ({ signal }) =>
      api(logistics.list, { query: { limit: String(perPage), page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.logistics.some((booking) => underWay.has(booking.state)) ? askListAgainMs : false,
  })

export const foundBookingsQuery = (number: string) =>
  queryOptions({
    queryKey: [...shipmentsKey, 'found', number],
    queryFn: async ({ signal }) => (await api(shipments.find, { query: { number } }, { signal })).logistics,
    enabled: number !== '',
  })

export type BookingDetail = WireOutput<typeof logistics.get>

export const bookingQuery = (logisticsId: string) =>
  queryOptions({
    queryKey: [...shipmentsKey, logisticsId],
    queryFn: ({ signal }) => api(logistics.get, { body: { logistics_id: logisticsId } }, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.charge.state === 'processing') return payingMs
      return data && underWay.has(data.logistics.state) ? askAgainMs : false
    },
  })

/** A change of one booking. Its page is asked again whatever came of it: a refusal may mean that it moved on. */
function useChange<const E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WireInput<E> extends { body: infer Body } ? Body : never) =>
      api(endpoint, { body } as unknown as WireInput<E>),
    onSettled: () => client.invalidateQueries({ queryKey: shipmentsKey }),
  })
}

export const useSaveDetails = () => useChange(shipments.saveDetails)
export const useCancelBooking = () => useChange(shipments.cancel)
export const useMakeLink = () => useChange(shipments.makeLink)
export const useRevokeLink = () => useChange(shipments.revokeLink)
export const useAddDocument = () => useChange(shipments.addDocument)

export const useSendPayCode = () =>
  useMutation({
    mutationFn: (logisticsId: string) => api(shipments.payCode, { body: { logistics_id: logisticsId } }),
  })

export function usePayFreight() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WireInput<typeof shipments.pay>['body']) => api(shipments.pay, { body }),
    onSettled: () =>
      Promise.all([shipmentsKey, walletKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
