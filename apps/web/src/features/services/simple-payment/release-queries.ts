import { useQuery } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const service = 'simple_payment'

export type ReleasePrice = WireOutput<typeof paymentReleases.price>

/** The price of a waiting payment at this moment, locked while its dialog is open; `refetch` takes a new one. */
export const useReleasePrice = (simple_payment_id: string) =>
  useQuery({
    queryKey: ['release-price', simple_payment_id],
    queryFn: ({ signal }) => api(paymentReleases.price, { body: { simple_payment_id } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })

export const useRelease = () =>
  useChange(service, (body: WireInput<typeof paymentReleases.release>['body']) =>
    api(paymentReleases.release, { body }),
  )
export const useRefuse = () =>
  useChange(service, (body: WireInput<typeof paymentReleases.refuse>['body']) =>
    api(paymentReleases.refuse, { body }),
  )
