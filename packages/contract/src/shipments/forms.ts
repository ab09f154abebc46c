import { z } from 'zod/mini'
import { charcoalFacts } from '../dangerous-goods/charcoal.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { plainIdentifier } from '../primitives/identifier.ts'
import { answered } from '../primitives/measured.ts'
import { manyLines, optionalLine } from '../primitives/plain-text.ts'

/** May be left empty: the shipper gives it when it is known. */
const optional = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`), ...manyLines), '')

const party = z.strictObject({
  company_name: optionalLine(200),
  address: optional(500),
  contact_name: optionalLine(200),
  email: optional(254).check(
    z.refine((text) => text === '' || z.safeParse(z.email(), text).success, 'Enter a valid email'),
  ),
  phone: optionalLine(40),
})

export const partyRoles = ['shipper', 'consignee', 'notify_party'] as const

/** What a shipper gives with the request and corrects later; every field may be empty (`missingDetails` says which must not stay so). */
export const bookingDetails = z.strictObject({
  shipper: party,
  consignee: party,
  notify_party: party,
  incoterm: z.nullable(z.enum(incotermCodes, 'Select an Incoterm')),
  /** Behind the Incoterm. */
  named_place: optionalLine(120),
  goods_description: optional(1_000),
  /** How many of which kind, and what is marked on them. */
  packages: optionalLine(100),
  marks: optional(300),
  /** The customer's own: an order or an invoice. */
  customer_reference: optionalLine(80),
  /** Six to ten digits each, as the Harmonized System counts them; dots are left out, and the same code again. */
  hs_codes: z
    .array(
      z.string().check(
        z.overwrite((text) => plainIdentifier(text).replace(/[. -]/g, '')),
        z.regex(/^\d{6,10}$/, 'An HS code has 6 to 10 digits'),
      ),
    )
    .check(
      z.overwrite((codes) => [...new Set(codes)]),
      z.maxLength(20, 'At most 20 HS codes'),
    ),
  /** The goods may sound like charcoal, and are none. */
  not_charcoal: answered,
  /** Asked for where UN 1361 was declared. */
  charcoal: z.optional(charcoalFacts),
})
export type BookingDetails = z.output<typeof bookingDetails>
