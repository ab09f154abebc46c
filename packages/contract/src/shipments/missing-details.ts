import { type AskedDetails, asksCharcoal, nothingAsked, type TypedDetails } from './asked-details.ts'

/** What the carrier's papers cannot do without, in the order of the form. The rest may follow until the documentation cut-off. */
export const neededDetails = {
  'shipper.company_name': 'company of the shipper',
  'shipper.address': 'address of the shipper',
  'consignee.company_name': 'company of the consignee',
  'consignee.address': 'address of the consignee',
  goods_description: 'description of the goods',
  incoterm: 'Incoterm',
  hs_codes: 'HS codes, for customs',
  'charcoal.produced_on': 'day on which the charcoal was produced',
  'charcoal.packed_on': 'day on which the charcoal was packed',
  'charcoal.material_temperature_c': 'temperature of the charcoal when it was packed',
  'charcoal.ambient_temperature_c': 'temperature of the air when it was packed',
} as const
export type NeededDetail = keyof typeof neededDetails

/** The needed details that are empty. `asked`: by what was declared for the quote. */
export function missingDetails(details: TypedDetails, asked: AskedDetails = nothingAsked): NeededDetail[] {
  const { shipper, consignee, goods_description, incoterm } = details
  const given: Record<NeededDetail, string | null | undefined> = {
    ...charcoalGiven(details, asked),
    'shipper.company_name': shipper.company_name,
    'shipper.address': shipper.address,
    'consignee.company_name': consignee.company_name,
    // A bank's "to order" has no address.
    'consignee.address': isToOrder(consignee) ? consignee.company_name : consignee.address,
    goods_description,
    incoterm,
    hs_codes: asked.cleared ? details.hs_codes.join() : 'not asked',
  }
  return (Object.keys(neededDetails) as NeededDetail[]).filter((name) => !given[name]?.trim())
}

/** Where there is no charcoal, nothing of it is missing. */
function charcoalGiven({ charcoal }: TypedDetails, asked: AskedDetails) {
  const given = (value: string | number | null | undefined) =>
    asksCharcoal(asked) ? String(value ?? '') : 'not asked'
  return {
    'charcoal.produced_on': given(charcoal?.produced_on),
    'charcoal.packed_on': given(charcoal?.packed_on),
    'charcoal.material_temperature_c': given(charcoal?.material_temperature_c),
    'charcoal.ambient_temperature_c': given(charcoal?.ambient_temperature_c),
  }
}

const isToOrder = ({ company_name = '' }: TypedDetails['consignee']): boolean =>
  /^\s*to\s+order\b/i.test(company_name)

/** "company of the consignee, Incoterm" */
export const missingText = (missing: readonly NeededDetail[]): string =>
  missing.map((name) => neededDetails[name]).join(', ')
