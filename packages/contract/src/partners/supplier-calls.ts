import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { optionalIdentifier } from '../primitives/identifier.ts'
import { optionalLine } from '../primitives/plain-text.ts'
import { id, line } from '../primitives/values.ts'
import { messages, phonePattern, supplierLimits } from '../quality-assurance/rules.ts'

/** A partner as quality assurance knows it: without accounts. */
const supplierFields = {
  company_name: line(supplierLimits.company_name, messages.supplierName),
  company_address: optionalLine(supplierLimits.company_address),
  company_registration_number: optionalIdentifier(supplierLimits.company_registration_number),
  contact_person_name: optionalLine(supplierLimits.contact_person_name),
  email: line(254, messages.email).check(z.email(messages.email)),
  phone_number: z.string(messages.phone).check(z.trim(), z.regex(phonePattern, messages.phone)),
}
export const newSupplier = z.strictObject(supplierFields)
export type NewSupplier = z.output<typeof newSupplier>
export const changedSupplier = z.strictObject({ beneficiary_id: id, ...supplierFields })
export type ChangedSupplier = z.output<typeof changedSupplier>

const saved = z.object({
  status: z.literal('success'),
  message: z.string(),
  beneficiary_id: id,
  /** A hint, not a refusal: the same company may be in the list once per branch. */
  warning: z.optional(z.string()),
})

export const suppliers = {
  add: endpoint({
    method: 'POST',
    path: '/supplier_details/add',
    auth: 'customer',
    summary: 'Adds one company as a supplier, without accounts',
    body: z.array(newSupplier, 'Send a list of one company').check(z.length(1, 'Send a list of one company')),
    response: saved,
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/supplier_details/update',
    auth: 'customer',
    summary: 'Changes a supplier; the accounts of the company stay as they are',
    body: changedSupplier,
    response: saved,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
}
