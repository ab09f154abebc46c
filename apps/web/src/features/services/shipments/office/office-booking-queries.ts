import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import type { BookingState } from '@tradelane/contract/shipments/states'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'

const service = 'logistics'
const bookingsKey = officeRecordsKey(service)
const askAgainMs = 30_000

type BookingsFilter = { search: string; state: BookingState | undefined; page: number }
const perPage = 20

export const bookingsQuery = ({ search, state, page }: BookingsFilter) =>
  queryOptions({
    queryKey: [...bookingsKey, 'page', search, state, page],
    queryFn: ({ signal }) => {
      const query = { search, page: String(page), limit: String(perPage), ...(state && { state }) }
      return api(officeBookings.list, { query }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  })

export const bookingQuery = (logisticsId: string) =>
  queryOptions({
    queryKey: [...bookingsKey, logisticsId],
    queryFn: ({ signal }) => api(officeBookings.get, { body: { logistics_id: logisticsId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
    refetchInterval: askAgainMs,
  })

type Body<Call extends keyof typeof officeBookings> =
  WireInput<(typeof officeBookings)[Call]> extends { body: infer Given } ? Given : never

export const useConfirmBooking = () =>
  useChange(service, (body: Body<'confirm'>) => api(officeBookings.confirm, { body }))
export const useDenyBooking = () =>
  useChange(service, (body: Body<'deny'>) => api(officeBookings.deny, { body }))
export const useWaiveCharges = () =>
  useChange(service, (body: Body<'waiveCharges'>) => api(officeBookings.waiveCharges, { body }))
export const useCorrectLate = () =>
  useChange(service, (body: Body<'correctDetails'>) => api(officeBookings.correctDetails, { body }))
export const useRecordReturn = () =>
  useChange(service, (body: Body<'recordReturn'>) => api(officeBookings.recordReturn, { body }))
export const useDeclareGoods = () =>
  useChange(service, (body: Body<'declare'>) => api(officeBookings.declare, { body }))
export const useClearGoods = () =>
  useChange(service, (body: Body<'clear'>) => api(officeBookings.clear, { body }))
export const useAddOfficeDocument = () =>
  useChange(service, (body: Body<'addDocument'>) => api(officeBookings.addDocument, { body }))
