import { incoterms } from '@tradelane/contract/lists/incoterms'
import type { WireListedQuoteRequest, WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { tradeUnits } from '@tradelane/contract/quote-requests/units'
import { countryName } from '../../../lib/format/country-names.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { formatKg } from '../../../lib/format/format-number.ts'
import { placeText } from '../../../lib/format/request-text.ts'
import { containerLabels, freightTypeLabels } from '../../../ui/forms/cargo-choices.ts'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import { serviceWords } from './service-words.ts'

export const servicesText = ({ services }: Pick<WireListedQuoteRequest, 'services'>): string =>
  services.map((service) => serviceWords[service].title).join(', ')

const roles = { buyer: 'Buys the goods', seller: 'Sells the goods' }

export const nameFacts = ({ name, role, currency }: WireQuoteRequest): Fact[] => [
  { term: 'Name of the trade', value: name },
  { term: 'Your company', value: role && roles[role] },
  { term: 'Currency of the prices', value: currency },
]

export const routeFacts = (request: WireQuoteRequest): Fact[] => [
  { term: 'From', value: placeText(request.from) },
  { term: 'To', value: placeText(request.to) },
  { term: 'Shipping date', value: request.shipping_date && formatDay(request.shipping_date) },
  { term: 'Incoterm', value: request.incoterm && `${request.incoterm} · ${incoterms[request.incoterm]}` },
  { term: 'Named place', value: request.named_place },
]

/** `partner`: the name of the partner that was picked. */
export const partnerFacts = ({ counterparty }: WireQuoteRequest, partner: string | undefined): Fact[] => [
  { term: 'Company', value: partner ?? counterparty?.company_name },
  ...(partner
    ? []
    : [{ term: 'Country', value: counterparty?.country && countryName(counterparty.country) }]),
]

export function serviceFacts(request: WireQuoteRequest): Fact[] {
  const { cargo, note } = request
  return [
    { term: 'Services', value: servicesText(request) },
    ...(request.services.includes('freight')
      ? [
          { term: 'Travels by', value: cargo?.freight_type && freightTypeLabels[cargo.freight_type] },
          { term: 'Weight', value: cargo?.weight && formatKg(cargo.weight) },
          { term: 'Volume', value: cargo?.volume && `${cargo.volume} m³` },
          {
            term: 'Containers',
            value:
              cargo?.container_size && `${cargo.quantity ?? 1} × ${containerLabels[cargo.container_size]}`,
          },
          { term: 'Pieces', value: cargo?.packages },
        ]
      : []),
    { term: 'Note', value: note },
  ]
}

/** "Pieces" for pcs; another text as it is. */
export const unitName = (unit: string | null): string =>
  tradeUnits.find((one) => one.unit === unit)?.name.toLowerCase() ?? unit ?? ''
