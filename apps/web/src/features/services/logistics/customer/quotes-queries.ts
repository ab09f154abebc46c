import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { logistics } from '@tradelane/contract/logistics/calls'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { shipments } from '@tradelane/contract/shipments/calls'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../../lib/net/use-change.ts'
import { walletKey } from '../../../../lib/queries/wallet.ts'
import type { CargoSearchBody } from './cargo-search-of.ts'

const service = 'logistics'
const searchKey = ['freight-search'] as const
const minuteMs = 60_000

/** Each search makes new quotes on the server. Cached, so that users who come back from a summary see the same quotes. */
export const freightSearchQuery = (search: CargoSearchBody) =>
  queryOptions({
    queryKey: [...searchKey, search],
    queryFn: ({ signal }) => api(logistics.getQuotes, { body: search }, { signal }),
    staleTime: 30 * minuteMs,
    gcTime: 30 * minuteMs,
    refetchOnWindowFocus: false,
    meta: { isPrivate: true },
  })

/** A new search must get today's offers. */
export const forgetSearches = (client: QueryClient): void => client.removeQueries({ queryKey: searchKey })

export type KeptFreight = WireOutput<typeof freightQuotes.get>

export const freightQuoteQuery = (shipmentId: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), 'quote', shipmentId],
    queryFn: ({ signal }) => api(freightQuotes.get, { query: { shipment_id: shipmentId } }, { signal }),
    meta: { isPrivate: true },
  })

/** Asked once: what the user has typed must not change under them. */
export const suggestedDetailsQuery = (shipmentId: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), 'suggested', shipmentId],
    queryFn: ({ signal }) =>
      api(shipments.suggestDetails, { query: { shipment_id: shipmentId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    meta: { isPrivate: true },
  })

/** Adds offers to the company's list of quotes. */
export const useSaveQuotes = () =>
  useChange([[...walletKey, 'quotes']], async (offers: readonly FreightWire[]) => {
    await api(freightQuotes.save, { body: { shipment_ids: offers.map(({ shipment_id }) => shipment_id) } })
    return offers
  })

export const useRequestFreight = () =>
  useChange(service, (body: WireInput<typeof logistics.add>['body']) => api(logistics.add, { body }))

/** The desk makes offers where no rate card does, or none suits. */
export const useAskDesk = () =>
  useChange([recordsKey('quote-desk'), ['tasks']], (body: WireInput<typeof logistics.request>['body']) =>
    api(logistics.request, { body }),
  )
