import { hsText } from '@tradelane/contract/hs-codes/code-text'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import {
  quoteRequestDraft,
  type RequestedService,
  type tradeRoles,
  type WireQuoteRequestDraft,
} from '@tradelane/contract/quote-requests/forms'
import type { Currency } from '@tradelane/money'

type Place = NonNullable<WireQuoteRequest['from']>
/** The text of a city field, and the city of the list that was picked. */
export type RequestPlace = { text: string; city: Place | null }

/** As it is typed: figures are text. The names are those of the call, so that what it refuses is shown at its field. */
export type RequestValues = {
  name: string
  role: (typeof tradeRoles)[number] | ''
  currency: Currency
  goods: { description: string; hs_code: string; quantity: string; unit: string; unit_price: string }[]
  from: RequestPlace
  to: RequestPlace
  shipping_date: string
  incoterm: string
  named_place: string
  counterparty: { beneficiary_id: string; company_name: string; country: string }
  services: RequestedService[]
  cargo: {
    freight_type: string
    container_size: string
    quantity: string
    weight: string
    packages: string
    volume: string
  }
  note: string
}

export const emptyGoods = { description: '', hs_code: '', quantity: '', unit: 'pcs', unit_price: '' }
const nowhere: RequestPlace = { text: '', city: null }

export const emptyRequest: RequestValues = {
  name: '',
  role: '',
  currency: 'USD',
  goods: [emptyGoods],
  from: nowhere,
  to: nowhere,
  shipping_date: '',
  incoterm: '',
  named_place: '',
  counterparty: { beneficiary_id: '', company_name: '', country: '' },
  services: [],
  cargo: { freight_type: '', container_size: '', quantity: '', weight: '', packages: '', volume: '' },
  note: '',
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
const texts = <K extends string>(
  keys: readonly K[],
  from: Partial<Record<K, string | number | null>> | null,
) => Object.fromEntries(keys.map((key) => [key, text(from?.[key])])) as Record<K, string>
const keysOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[]

const placeOf = (city: Place | null): RequestPlace => ({
  text: city ? `${city.name}, ${city.countryCode}` : '',
  city,
})

const goodsOf = (line: WireQuoteRequest['goods'][number]): RequestValues['goods'][number] => ({
  ...texts(keysOf(emptyGoods), line),
  hs_code: hsText(line.hs_code ?? ''),
})

/** A saved request, to be continued. */
export const valuesOf = (saved: WireQuoteRequest): RequestValues => ({
  ...texts(['name', 'shipping_date', 'incoterm', 'named_place', 'note'], saved),
  role: saved.role ?? '',
  currency: saved.currency ?? emptyRequest.currency,
  goods: saved.goods.length > 0 ? saved.goods.map(goodsOf) : [emptyGoods],
  from: placeOf(saved.from),
  to: placeOf(saved.to),
  counterparty: texts(keysOf(emptyRequest.counterparty), saved.counterparty),
  services: [...saved.services],
  cargo: texts(keysOf(emptyRequest.cargo), saved.cargo),
})

const isBlank = ({ unit: _, ...line }: RequestValues['goods'][number]) =>
  Object.values(line).every((value) => value.trim() === '')

/** What is sent: all that the form has. Of goods the lines behind the last one that says something are left out. */
export function bodyOf(values: RequestValues): Omit<WireQuoteRequestDraft, 'quote_request_id' | 'version'> {
  const last = values.goods.findLastIndex((line) => !isBlank(line))
  const needsCargo = values.services.includes('freight')
  return {
    ...values,
    goods: values.goods.slice(0, last + 1),
    from: values.from.city,
    to: values.to.city,
    counterparty: Object.values(values.counterparty).some(Boolean) ? values.counterparty : null,
    cargo: needsCargo ? values.cargo : null,
  } as ReturnType<typeof bodyOf>
}

/** What is not well-formed, by field: `goods.0.hs_code`. A city that was typed and not picked is none. */
export function faultsOf(values: RequestValues): Record<string, string> {
  const { error } = quoteRequestDraft.safeParse(bodyOf(values))
  const faults = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  const cities = (['from', 'to'] as const).flatMap((end) =>
    values[end].text.trim() !== '' && values[end].city === null
      ? [[end, 'Please choose a city from the list'] as const]
      : [],
  )
  return Object.fromEntries([...faults, ...cities].toReversed())
}

/** The same without the fields that are not well-formed: those stay as they were saved. */
export function soundBodyOf(values: RequestValues) {
  const faulty = new Set(Object.keys(faultsOf(values)).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(([field]) => !faulty.has(field)))
}
