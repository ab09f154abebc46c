import { z } from 'zod/mini'
import { documentLink } from '../documents/forms.ts'
import { countries } from '../lists/country-names.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { manyLines, oneLine } from '../primitives/plain-text.ts'
import { id } from '../primitives/values.ts'
import { inspectionLevels, messages, orderAqls } from './rules.ts'
import { mostPieces } from './sampling.ts'

/** Stored as 1 and 0; a form may send true and false. */
export const flag = z.codec(z.union([z.boolean(), z.literal(0), z.literal(1)], 'Send 1 or 0'), z.boolean(), {
  decode: Boolean,
  encode: (isSet) => (isSet ? 1 : 0),
})

const text = (most: number) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters`), ...manyLines))
const count = (most: number, message: string, least = 1) =>
  z.nullish(z.int32(message).check(z.minimum(least, message), z.maximum(most, message)))
const consignment = (message: string) => z.nullish(dollarAmount({ most: '9999999999.99', message }))

const countryCodes = countries.map(({ code }) => code) as [string, ...string[]]
const mostFiles = 10

/** A file of the goods' specification; the specification's client sends the browser's own file list too, which is ignored. */
const specificationFile = z.strictObject({
  url: documentLink(messages.noLink),
  file: z.optional(z.unknown()),
})

/** What a service needs is checked when it is ticked, and the rest of the form when it is submitted. */
export const orderFields = {
  beneficiary_id: z.nullish(id),
  address_of_inspection: z.nullish(
    z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters'), ...oneLine),
  ),
  /** Of that address; by it an inspection may be promised within 48 hours. */
  inspection_country: z.nullish(z.enum(countryCodes, 'Select a country')),
  supplier_audit: z._default(flag, false),
  quality_assurance: z._default(flag, false),
  loading_inspection: z._default(flag, false),
  audit_specification: text(2000),
  audit_days: count(60, 'Enter 1 to 60 days'),
  audit_persons: count(20, 'Enter 1 to 20 persons'),
  /** US dollars, like all values. */
  qa_consignment_value: consignment(messages.consignment),
  qa_days: count(60, 'Enter 1 to 60 days'),
  goods_specifications: text(2000),
  quality_specifications_file: z._default(
    z.array(specificationFile, messages.document).check(z.maxLength(mostFiles, `At most ${mostFiles} files`)),
    [],
  ),
  /** Of the lot that is sampled, and the level of ISO 2859-1. */
  lot_size: count(mostPieces, messages.lotSize, 2),
  inspection_level: z.nullish(z.enum(inspectionLevels, messages.level)),
  /** Acceptance quality limits by class of defect; the usual ones where they are left out. No critical defect is accepted. */
  aql_major: z.nullish(z.literal(orderAqls, messages.aql)),
  aql_minor: z.nullish(z.literal(orderAqls, messages.aql)),
  no_of_containers: count(500, messages.containers),
  loading_consignment_value: consignment(messages.consignment),
  /** The booking whose goods are inspected. */
  logistics_id: z.nullish(id),
  /** Constants of the specification's client; the server ignores them. */
  save_as_draft: z.optional(z.unknown()),
  cid: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
}

export const newOrder = z.strictObject(orderFields)
export type NewOrder = z.output<typeof newOrder>
export const changedOrder = z.strictObject({ quality_assurance_id: id, ...orderFields })
export type ChangedOrder = z.output<typeof changedOrder>
