import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { useEffect, useRef } from 'react'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { goodsText, placeText, valueIn } from '../../../../lib/format/request-text.ts'
import { citiesQuery } from '../../../../lib/queries/cities.ts'
import { quoteRequestQuery } from '../../../../lib/queries/quote-requests.ts'
import { type CargoForm, type CargoFormState, type CargoPlace, emptyCargo } from './cargo-form.ts'

/** Fills the form with what the request of `?request=` says, once. */
export function useAskedCargo(form: CargoFormState): void {
  const client = useQueryClient()
  const [id, setId] = useAddressParam('request')
  const { data: request } = useQuery(quoteRequestQuery(id))
  const filledFrom = useRef<string>(undefined)
  useEffect(() => {
    if (!request || filledFrom.current === request.quote_request_id) return
    filledFrom.current = request.quote_request_id
    const fill = async () => {
      const [from_city, to_city] = await Promise.all([request.from, request.to].map(cityOf))
      form.reset({
        ...emptyCargo,
        ...cargoOf(request),
        ...(from_city && { from_city }),
        ...(to_city && { to_city }),
      })
      // A reload must not undo what is changed from here on.
      setId(undefined)
    }
    /** The city of the list at that place: the request knows no more than its name and where it is. */
    const cityOf = async (place: WireQuoteRequest['from']): Promise<CargoPlace | undefined> => {
      if (!place) return undefined
      const found = await client.fetchQuery(citiesQuery(place.name, 24)).catch(() => [])
      const city = found.find((one) => Number(one.lat) === place.lat && Number(one.lng) === place.lng)
      return { text: city?.text ?? placeText(place), city: city ?? null }
    }
    void fill()
  }, [client, form, request])
}

function cargoOf(request: WireQuoteRequest): Partial<CargoForm> {
  const { cargo, shipping_date, services } = request
  const text = (value: number | null | undefined) => (value ? String(value) : '')
  return {
    freight_type: cargo?.freight_type ?? '',
    ...(cargo?.container_size && { transportation_by: 'FCL', container_size: cargo.container_size }),
    quantity: text(cargo?.quantity) || emptyCargo.quantity,
    weight: text(cargo?.weight),
    ...(cargo?.volume && { measured: 'volume', volume: text(cargo.volume) }),
    packages: text(cargo?.packages) || emptyCargo.packages,
    shipping_date: shipping_date ?? '',
    goods_description: goodsText(request, 200),
    insurance: services.includes('insurance') && valueIn(request, 'USD') !== '',
    invoice_amount: valueIn(request, 'USD'),
  }
}
