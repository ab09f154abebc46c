import { hsText } from '@tradelane/contract/hs-codes/code-text'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import {
  quoteRequestDraft,
  type RequestedService,
  type tradeRoles,
  type WireQuoteRequestDraft,
} from '@tradelane/contract/quote-requests/forms'
import type { Currency } from '@tradelane/money'
import { get, set } from 'react-hook-form'
import { today } from '../../../lib/format/format-date.ts'
import { placeText } from '../../../lib/format/request-text.ts'

type Place = NonNullable<WireQuoteRequest['from']>
/** The text of a city field, and the city of the list that was picked. */
export type RequestPlace = { text: string; city: Place | null }

/** As it is typed: figures are text. The names are those of the call, so that what it refuses is shown at its field. */
export type RequestValues = {
  name: string
  role: (typeof tradeRoles)[number] | ''
  currency: Currency | ''
  goods: { description: string; hs_code: string; quantity: string; unit: string; unit_price: string }[]
  from: RequestPlace
  to: RequestPlace
  shipping_date: string
  incoterm: string
  named_place: string
  counterparty: { beneficiary_id: string; company_name: string; country: string }
  services: RequestedService[]
  /** The last four are not asked for here: what another program has saved is kept. */
  cargo: Record<
    | 'freight_type'
    | 'container_size'
    | 'quantity'
    | 'weight'
    | 'packages'
    | 'volume'
    | 'transportation_by'
    | 'length'
    | 'width'
    | 'height',
    string
  >
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
  cargo: {
    ...{ freight_type: '', container_size: '', quantity: '', weight: '', packages: '', volume: '' },
    ...{ transportation_by: '', length: '', width: '', height: '' },
  },
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
  text: placeText(city),
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
  currency: saved.currency ?? '',
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
    cargo: needsCargo ? shownCargo(values.cargo) : null,
  } as ReturnType<typeof bodyOf>
}

/** Whether full containers can be asked for, and whether they are. */
export const takesContainer = (type: string): boolean => type !== 'Air' && type !== 'Land'

/** Without what the form does not show: a container of goods that fly. */
function shownCargo(cargo: RequestValues['cargo']): RequestValues['cargo'] {
  const hasContainer = takesContainer(cargo.freight_type) && cargo.container_size !== ''
  return {
    ...cargo,
    ...(hasContainer ? { volume: '' } : { container_size: '', quantity: '' }),
  }
}

/** Whether nobody has described anything: the currency and the side say nothing of a trade. */
export const isUnsaid = ({ goods, services, from, to, ...values }: RequestValues): boolean =>
  goods.every(isBlank) &&
  services.length === 0 &&
  [from.text, to.text, values.name, values.shipping_date, values.incoterm, values.named_place].every(
    (value) => value.trim() === '',
  )

/** What is not well-formed, by field: `goods.0.hs_code`. A city that was typed and not picked is none. */
export function faultsOf(values: RequestValues): Record<string, string> {
  const { error } = quoteRequestDraft.safeParse(bodyOf(values))
  const faults = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  const cities = (['from', 'to'] as const).flatMap((end) =>
    values[end].text.trim() !== '' && values[end].city === null
      ? [[end, 'Please choose a city from the list'] as const]
      : [],
  )
  // As the server says it.
  const past = values.shipping_date !== '' && values.shipping_date < today()
  const days = past ? [['shipping_date', 'Choose a shipping date from today on'] as const] : []
  return Object.fromEntries([...faults, ...cities, ...days].toReversed())
}

/** The same without what is at fault: a figure of the goods or the cargo is sent empty, another field stays as it was saved. */
export function soundBodyOf(values: RequestValues, faults: Readonly<Record<string, string>>) {
  const body = structuredClone(bodyOf(values)) as Record<string, unknown>
  for (const path of Object.keys(faults)) {
    if (path.includes('.') && get(body, path) !== undefined) set(body, path, '')
    else delete body[path]
  }
  return body as ReturnType<typeof bodyOf>
}
