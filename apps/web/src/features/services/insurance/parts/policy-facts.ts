import { vesselTerms } from '@tradelane/contract/insurance/cover'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import { carriageWords, deductibleWords, riskWords } from './policy-words.ts'

export const goodsFacts = (policy: WirePolicy): Fact[] => [
  { term: 'Category of Goods', value: policy.category_of_goods },
  { term: 'Description of Goods', value: policy.description_of_goods },
  { term: 'Invoice Amount', value: formatAmount(policy.invoice_amount, 'USD') },
  ...(Number(policy.freight_amount) > 0
    ? [{ term: 'Freight', value: formatAmount(policy.freight_amount, 'USD') }]
    : []),
  ...(policy.invoice_number ? [{ term: 'Invoice number', value: policy.invoice_number }] : []),
  ...(policy.incoterm ? [{ term: 'Delivery term', value: policy.incoterm }] : []),
  { term: 'Volume of Goods', value: policy.volume_of_goods },
  { term: 'Place of Origin', value: placeText(policy.place_of_origin, policy.origin_countrycode) },
  {
    term: 'Place of Destination',
    value: placeText(policy.place_of_destination, policy.destination_countrycode),
  },
  { term: 'How the goods travel', value: carriageWords[policy.carriage] },
  ...(policy.vessel || policy.voyage
    ? [
        {
          term: vesselTerms[policy.carriage],
          value: [policy.vessel, policy.voyage].filter(Boolean).join(', '),
        },
      ]
    : []),
  ...(policy.shipped_on ? [{ term: 'Date of shipment', value: formatDay(policy.shipped_on) }] : []),
  { term: 'Type of Insurance Cover', value: policy.type_of_insurance_cover },
  { term: 'War and strikes', value: riskWords[policy.political_risks] },
  { term: 'Deductible', value: deductibleWords[policy.deductible] },
  { term: 'Valid From', value: formatDay(policy.valid_from) },
  { term: 'Valid To', value: formatDay(policy.valid_to) },
]

/** A place says its country once: 'Hamburg, DE', or 'Sioux Falls, SD (US)'. */
const placeText = (place: string, country: string | undefined): string =>
  !country || place.endsWith(`, ${country}`) ? place : `${place} (${country})`
