import type { z } from 'zod/mini'
import type { bookingDetails } from './forms.ts'

/** What the carrier's papers cannot do without, in the order of the form. The rest may follow until the documentation cut-off. */
export const neededDetails = {
  'shipper.company_name': 'company of the shipper',
  'shipper.address': 'address of the shipper',
  'consignee.company_name': 'company of the consignee',
  'consignee.address': 'address of the consignee',
  goods_description: 'description of the goods',
  incoterm: 'Incoterm',
} as const
export type NeededDetail = keyof typeof neededDetails

/** As a form holds them, also before they are checked. */
type TypedDetails = z.input<typeof bookingDetails>

/** The needed details that are empty. */
export function missingDetails(details: TypedDetails): NeededDetail[] {
  const { shipper, consignee, goods_description, incoterm } = details
  const given: Record<NeededDetail, string | null | undefined> = {
    'shipper.company_name': shipper.company_name,
    'shipper.address': shipper.address,
    'consignee.company_name': consignee.company_name,
    // A bank's "to order" has no address.
    'consignee.address': isToOrder(consignee) ? consignee.company_name : consignee.address,
    goods_description,
    incoterm,
  }
  return (Object.keys(neededDetails) as NeededDetail[]).filter((name) => !given[name]?.trim())
}

const isToOrder = ({ company_name = '' }: TypedDetails['consignee']): boolean =>
  /^\s*to\s+order\b/i.test(company_name)

/** "company of the consignee, Incoterm" */
export const missingText = (missing: readonly NeededDetail[]): string =>
  missing.map((name) => neededDetails[name]).join(', ')
