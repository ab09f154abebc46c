import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { inCapitals } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import {
  day,
  done,
  id,
  instant,
  line,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { dutyStatuses } from './parts.ts'

/** A country, or EU: the tariff that its members share. */
const tariff = z.string('Select a country').check(
  inCapitals,
  z.refine((code) => code === 'EU' || isBankCountry(code), 'Select a country, or EU for its members'),
)

const dutyRateUses = ['in_force', 'later', 'not_in_force'] as const
export type DutyRateUse = (typeof dutyRateUses)[number]

const dutyRate = z.object({
  duty_rate_id: id,
  /** Of no, two, four or six digits: the longest that begins a code counts. Empty: all goods. */
  hs_prefix: z.string(),
  destination: z.string(),
  /** Null: of all origins. */
  origin: z.nullable(z.string()),
  version: z.int32(),
  /** Of the line: a change of it names this one as replaced. */
  newest_version: z.int32(),
  /** Whether estimates use it today, or from its first day on. */
  use: z.enum(dutyRateUses),
  percent: z.nullable(wireAmount),
  /** What cannot be calculated from a value, in words: alone, or besides the percentage. */
  specific: z.nullable(z.string()),
  status: z.enum(dutyStatuses),
  source: z.string(),
  as_of: z.string(),
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
  next_revision_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
  reason: z.string(),
  /** The name of a colleague; Tradelane for what came with the product. */
  saved_by: z.string(),
  saved_at: instant,
})
export type WireDutyRate = z.input<typeof dutyRate>

const optionalDay = z.optional(day)

export const changedDutyRate = z
  .strictObject({
    hs_prefix: z.string('Enter the first digits').check(
      z.overwrite((text) => text.replace(/[\s.]/g, '')),
      z.refine((digits) => /^(\d\d){0,3}$/.test(digits), 'Enter no, two, four or six digits'),
    ),
    destination: tariff,
    origin: z.optional(
      z.string().check(inCapitals, z.refine(isBankCountry, 'Select a country, or leave it empty')),
    ),
    percent: z.optional(
      wireAmount.check(
        z.refine((text) => /^\d{1,3}(\.\d{1,3})?$/.test(text), 'Enter a percentage of up to three decimals'),
      ),
    ),
    specific: z.optional(line(200, 'Say what is charged')),
    status: z.enum(dutyStatuses, 'Select a status'),
    source: line(500, 'Source is required'),
    as_of: day,
    valid_from: optionalDay,
    valid_to: optionalDay,
    next_revision_on: optionalDay,
    note: z.optional(paragraphs(500, 'Enter a note')),
    reason: paragraphs(1000, 'Say why'),
    /** The newest version of the line; 0 for a line that is new. */
    version: z.int32().check(z.nonnegative()),
  })
  .check(
    z.refine(({ percent, specific }) => percent !== undefined || specific !== undefined, {
      path: ['percent'],
      error: 'Enter a percentage, or what is charged in words',
    }),
    z.refine(({ as_of, next_revision_on }) => !next_revision_on || next_revision_on > as_of, {
      path: ['next_revision_on'],
      error: 'It must be after the day of the source',
    }),
    z.refine(({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from <= valid_to, {
      path: ['valid_to'],
      error: 'It must end after it begins',
    }),
  )

export const dutyRates = {
  list: endpoint({
    method: 'POST',
    path: '/admin/duty_rates',
    auth: 'admin',
    staff: 'everyone',
    summary:
      'The lines of import duties in force or for later, or every version of them, by destination and HS code',
    query: z.object({ page: pageNumber, limit: listLimit }),
    body: z.strictObject({
      /** The beginning of an HS code, the code or name of a country, which is a destination or origin, or a word of the source. */
      search: searchText,
      with_earlier: z.optional(z.boolean()),
    }),
    response: z.object({
      status: z.literal('success'),
      rates: z.array(dutyRate),
      pagination,
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/duty_rates/save',
    auth: 'admin',
    staff: ['trade'],
    summary: 'A new version of a line of import duties, or a new line; the version before is kept',
    body: changedDutyRate,
    response: done,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
}
