import { charcoalText } from '@tradelane/contract/dangerous-goods/charcoal'
import { type BookingDetails, partyRoles } from '@tradelane/contract/shipments/forms'

type Role = (typeof partyRoles)[number]
const roleNames: Record<Role, string> = {
  shipper: 'shipper',
  consignee: 'consignee',
  notify_party: 'notify party',
}
const fieldNames = {
  address: 'address',
  contact_name: 'contact',
  email: 'email',
  phone: 'phone',
} as const
const fields = Object.keys(fieldNames) as (keyof typeof fieldNames)[]

/** What differs, for the history: "consignee from Okafor Imports Inc. to Lagos Traders Ltd, HS codes". Empty where nothing does. */
export function changedText(before: BookingDetails, after: BookingDetails): string {
  const changes = [
    ...partyRoles.flatMap((role) => partyChanges(role, before, after)),
    ...changeOf('Incoterm', before.incoterm, after.incoterm),
    ...changeOf('named place', before.named_place, after.named_place),
    ...changeOf('packages', before.packages, after.packages),
    ...(before.marks === after.marks ? [] : ['marks']),
    ...(before.goods_description === after.goods_description ? [] : ['description of the goods']),
    ...changedCodes(before, after),
    ...(charcoalText(before.charcoal) === charcoalText(after.charcoal)
      ? []
      : ['days and temperatures of the charcoal']),
    ...(Boolean(before.not_charcoal) === Boolean(after.not_charcoal)
      ? []
      : ['that the goods are not charcoal']),
    ...changeOf('reference', before.customer_reference, after.customer_reference),
  ]
  return changes.join(', ')
}

export const changedCodes = (before: BookingDetails, after: BookingDetails): string[] =>
  changeOf('HS codes', codesText(before), codesText(after))

/** In one order and each once, as older bookings may not have them. */
export const codesText = ({ hs_codes }: BookingDetails): string => [...new Set(hs_codes)].sort().join(' ')

function partyChanges(role: Role, before: BookingDetails, after: BookingDetails): string[] {
  const [was, is] = [before[role], after[role]]
  if (was.company_name !== is.company_name)
    return changeOf(roleNames[role], was.company_name, is.company_name)
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => `${fieldNames[field]} of the ${roleNames[role]}`)
}

function changeOf(name: string, was: string | null, is: string | null): string[] {
  if (was === is) return []
  return [was && is ? `${name} from ${was} to ${is}` : is ? `${name} to ${is}` : `${name} deleted`]
}
