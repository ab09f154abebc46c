import { type CharcoalFacts, charcoalText } from '@tradelane/contract/dangerous-goods/charcoal'
import { incoterms } from '@tradelane/contract/lists/incoterms'
import type { bookingDetails } from '@tradelane/contract/shipments/forms'
import type { z } from 'zod/mini'
import type { Fact } from '../records/definition-list.tsx'

export type Details = z.input<typeof bookingDetails>

const nobody = { company_name: '', address: '', contact_name: '', email: '', phone: '' }

export const emptyDetails: Details = {
  shipper: nobody,
  consignee: nobody,
  notify_party: nobody,
  incoterm: null,
  goods_description: '',
  customer_reference: '',
  hs_codes: [],
}

export const partyNames = {
  shipper: 'Shipper',
  consignee: 'Consignee',
  notify_party: 'Notify party',
} as const
export type PartyRole = keyof typeof partyNames

export const incotermOptions = Object.entries(incoterms).map(([value, name]) => ({
  value,
  label: `${value} · ${name}`,
}))

/** A party in one text: what is not known is left out. */
const partyText = ({ company_name, address, contact_name, email, phone }: Details[PartyRole]) =>
  [company_name, address, contact_name, email, phone].filter(Boolean).join(', ')

const termText = (term: keyof typeof incoterms, place: string | undefined): string =>
  [`${term} · ${incoterms[term]}`, place].filter(Boolean).join(', ')

const given = (text: string | null | undefined): string => text || 'Not given'

function charcoalFact({ charcoal }: Details): Fact[] {
  const value = charcoalText(charcoal as CharcoalFacts | undefined)
  return value ? [{ term: 'Charcoal', value }] : []
}

export function partyFacts(details: Details, { isOffice = false } = {}): Fact[] {
  return [
    { term: partyNames.shipper, value: given(partyText(details.shipper)) },
    { term: partyNames.consignee, value: given(partyText(details.consignee)) },
    {
      term: partyNames.notify_party,
      value: partyText(details.notify_party) || 'Same as consignee',
    },
    {
      term: 'Incoterm',
      value: given(details.incoterm && termText(details.incoterm, details.named_place)),
    },
    { term: 'Goods', value: given(details.goods_description) },
    { term: 'Packages', value: given([details.packages, details.marks].filter(Boolean).join(', ')) },
    ...charcoalFact(details),
    { term: 'HS codes', value: given(details.hs_codes.join(', ')) },
    { term: isOffice ? 'Customer’s reference' : 'Your reference', value: given(details.customer_reference) },
  ]
}
