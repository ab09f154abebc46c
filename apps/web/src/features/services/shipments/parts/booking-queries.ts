import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import { logistics } from '@tradelane/contract/logistics/calls'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { shipments } from '@tradelane/contract/shipments/calls'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../../lib/net/use-change.ts'

const service = 'logistics'
const shipmentsKey = recordsKey(service)

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
      state.data?.logistics.some((booking) => changesByItself(bookingStateTable, booking.state))
        ? askListAgainMs
        : false,
  })

export const foundBookingsQuery = (number: string) =>
  queryOptions({
    queryKey: [...shipmentsKey, 'found', number],
    queryFn: ({ signal }) => api(shipments.find, { query: { number } }, { signal }),
    enabled: number !== '',
  })

export type BookingDetail = WireOutput<typeof logistics.get>

export const bookingQuery = (logisticsId: string) =>
  queryOptions({
    queryKey: [...shipmentsKey, logisticsId],
    queryFn: ({ signal }) => api(logistics.get, { body: { logistics_id: logisticsId } }, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (isPaying(data)) return payingMs
      return data &&
        (changesByItself(bookingStateTable, data.logistics.state) ||
          data.container_charge?.state === 'counting')
        ? askAgainMs
        : false
    },
  })

const isPaying = (data: BookingDetail | undefined): boolean =>
  data?.charge.state === 'processing' ||
  data?.container_charge?.is_being_paid === true ||
  data?.clearance?.bill?.payment === 'processing'

type Body<Call extends keyof typeof shipments> =
  WireInput<(typeof shipments)[Call]> extends { body: infer Given } ? Given : never

export const useSaveDetails = () =>
  useChange(service, (body: Body<'saveDetails'>) => api(shipments.saveDetails, { body }))
export const useSaveCustomsFacts = () =>
  useChange(service, (body: Body<'saveCustomsFacts'>) => api(shipments.saveCustomsFacts, { body }))
export const useCancelBooking = () =>
  useChange(service, (body: Body<'cancel'>) => api(shipments.cancel, { body }))
export const useMakeLink = () =>
  useChange(service, (body: Body<'makeLink'>) => api(shipments.makeLink, { body }))
export const useRevokeLink = () =>
  useChange(service, (body: Body<'revokeLink'>) => api(shipments.revokeLink, { body }))
export const useAddDocument = () =>
  useChange(service, (body: Body<'addDocument'>) => api(shipments.addDocument, { body }))

export const usePayContainerCharges = () =>
  useChange(service, (body: Body<'payContainerCharges'>) => api(shipments.payContainerCharges, { body }))
export const usePayFreight = () => useChange(service, (body: Body<'pay'>) => api(shipments.pay, { body }))
export const useRequestClearance = () =>
  useChange(service, (body: Body<'requestClearance'>) => api(shipments.requestClearance, { body }))
export const usePayClearance = () =>
  useChange(service, (body: Body<'payClearance'>) => api(shipments.payClearance, { body }))
