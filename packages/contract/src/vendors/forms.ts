import { z } from 'zod/mini'
import { countries } from '../lists/country-names.ts'
import { id, line } from '../primitives/values.ts'

/** Whom the desk asks for an offer: the services that companies outside do for us. */
export const vendorServices = ['freight', 'inspection', 'insurance', 'factoring', 'clearance'] as const
export type VendorService = (typeof vendorServices)[number]
export const vendorServiceNames: Readonly<Record<VendorService, string>> = {
  freight: 'Freight',
  inspection: 'Inspection',
  insurance: 'Insurance',
  factoring: 'Invoice factoring',
  clearance: 'Customs clearance',
}

export const laneModes = ['sea', 'air', 'road', 'rail'] as const
export type LaneMode = (typeof laneModes)[number]
export const laneModeNames: Readonly<Record<LaneMode, string>> = {
  sea: 'Sea',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
}

export const mostContacts = 20
export const mostLanes = 100

/** As the records that are a vendor's name it. */
export const vendorName = z.object({ vendor_id: id, company_name: z.string() })

const threeLetters = (max: number, required: string) =>
  line(max, required).check(z.minLength(3, 'Must be at least 3 characters'))

const contact = z.strictObject({
  contact_person_name: threeLetters(100, 'Contact person name is required'),
  division: threeLetters(100, 'Company division is required'),
  email: line(254, 'Email is required').check(z.email('Invalid email address')),
  phone_number: line(30, 'Phone number is required').check(
    z.minLength(6, 'Enter a valid phone number'),
    z.regex(/^\+?[\d ()./-]+$/, 'Enter a valid phone number'),
  ),
})
export type VendorContact = z.output<typeof contact>

const codes = countries.map(({ code }) => code) as [string, ...string[]]
const country = z.enum(codes, 'Select a country')
const lane = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  origin: country,
  destination: country,
  mode: z.enum(laneModes, 'Select a mode'),
})
export type VendorLane = z.output<typeof lane>

const fields = {
  company_name: threeLetters(120, 'Company name is required'),
  /** In the vendor's own words. */
  services_offered: threeLetters(1000, 'Services offered is required'),
  /** The same for the desk, which asks vendors by service. */
  services: z._default(
    z
      .array(z.enum(vendorServices, 'Select a service'))
      .check(z.maxLength(vendorServices.length, 'Each service once')),
    [],
  ),
  lanes: z._default(z.array(lane).check(z.maxLength(mostLanes, `At most ${mostLanes} lanes`)), []),
}

const listOf = <Contact extends z.ZodMiniType>(one: Contact) =>
  z
    .array(one, 'Add a contact')
    .check(z.minLength(1, 'Add a contact'), z.maxLength(mostContacts, `At most ${mostContacts} contacts`))

/** The dialog. */
export const vendorForm = z.strictObject({ ...fields, contact_details: listOf(contact) })
export type VendorForm = z.output<typeof vendorForm>

/**
 * The specification calls two fields of a contact `company_division` and `phone`, and the list of calls `division` and `phone_number`: both are
 * understood and answered.
 */
const eitherSpelling = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { company_division, phone, ...rest } = value as Record<string, unknown>
    return {
      ...(company_division !== undefined && { division: company_division }),
      ...(phone !== undefined && { phone_number: phone }),
      ...rest,
    }
  }),
  contact,
)
export const vendorFields = { ...fields, contact_details: listOf(eitherSpelling) }
