import { z } from 'zod/mini'
import { missingOfForm, shownTransportForm, transportFormFields } from '../lists/transport-document-forms.ts'
import { requiredDay } from '../primitives/required-values.ts'
import { currencyCode, day, id, instant, line, positiveAmount, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { type DocumentKind, documentKindNames } from './document-kinds.ts'
import { presentationStates } from './presentation-states.ts'

const yesNo = z.enum(['yes', 'no'], 'Choose yes or no')

const fields = {
  kind: z.enum(documentKindNames, 'Choose the kind of document'),
  document_number: line(60, 'Document number is required'),
  document_date: requiredDay('Document date is required'),
  amount: z.optional(positiveAmount),
  currency: z.optional(currencyCode),
  port_of_loading: z.optional(line(100, 'Port of loading is required')),
  port_of_discharge: z.optional(line(100, 'Port of discharge is required')),
  shipment_date: z.optional(day),
  transhipment: z.optional(yesNo),
  partial_shipment: z.optional(yesNo),
  ...transportFormFields,
}
type Field = keyof typeof fields

const missing: Partial<Record<Field, string>> = {
  amount: 'Amount is required',
  currency: 'Currency is required',
  port_of_loading: 'Port of loading is required',
  port_of_discharge: 'Port of discharge is required',
  shipment_date: 'Shipment date is required',
  transhipment: 'Choose yes or no',
  partial_shipment: 'Choose yes or no',
}
/** A map: the check runs before the kind is known to be one of ours, and an object has a property `__proto__`. */
const ofKind: ReadonlyMap<DocumentKind, readonly Field[]> = new Map<DocumentKind, readonly Field[]>([
  ['commercial_invoice', ['amount', 'currency']],
  ['insurance_certificate', ['amount', 'currency']],
  [
    'transport_document',
    ['port_of_loading', 'port_of_discharge', 'shipment_date', 'transhipment', 'partial_shipment'],
  ],
])

/** What a document says, as the seller enters it. An amount has a currency; an invoice has both, a transport document its route. */
const statedFields = z.object(fields)
export type StatedDocument = z.output<typeof statedFields>

/** For the form of the call that presents it. */
export const statedShape = fields
export function missingIn(stated: StatedDocument): { field: Field; message: string }[] {
  const needed = new Set<Field>([
    ...(ofKind.get(stated.kind) ?? []),
    ...(stated.amount === undefined ? [] : (['currency'] as const)),
  ])
  const isTransport = stated.kind === 'transport_document'
  return [
    ...[...needed].flatMap((field) =>
      stated[field] === undefined ? [{ field, message: missing[field] ?? 'Field is required' }] : [],
    ),
    ...(isTransport ? missingOfForm(stated) : []),
  ]
}

/** With every other field that is wrong, so that the seller corrects all of them at once. */
export const hasAllOfKind = z.check<StatedDocument>(
  (given) => {
    for (const { field, message } of missingIn(given.value))
      given.issues.push({ code: 'custom', message, path: [field], input: given.value[field] })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

/** What the seller enters, checked before it is sent with its file. */
export const statedDocument = z.strictObject(fields).check(hasAllOfKind)

/** A difference between a document and the terms, in one sentence. */
export const difference = z.object({
  /** Names it in a waiver. */
  code: z.string(),
  text: z.string(),
  found_by: z.enum(['check', 'examiner']),
  is_waived: z.boolean(),
})
export type ShownDifference = z.output<typeof difference>

/** One presentation of a document, as both sides see it. */
export const presentation = z.object({
  presentation_id: id,
  version: recordVersion,
  state: z.enum(presentationStates),
  kind: z.enum(documentKindNames),
  document_number: z.string(),
  document_date: day,
  amount: z.nullable(wireAmount),
  currency: z.nullable(currencyCode),
  port_of_loading: z.nullable(z.string()),
  port_of_discharge: z.nullable(z.string()),
  shipment_date: z.nullable(day),
  transhipment: z.nullable(yesNo),
  partial_shipment: z.nullable(yesNo),
  ...shownTransportForm,
  differences: z.array(difference),
  presented_at: instant,
  /** By when it is examined. */
  due_at: instant,
  /** When silence counts; null where it does not. */
  silent_at: z.nullable(instant),
  /** Nobody decided by then. */
  by_silence: z.boolean(),
  decided_at: z.nullable(instant),
})
export type ShownPresentation = z.output<typeof presentation>
export type WirePresentation = z.input<typeof presentation>
