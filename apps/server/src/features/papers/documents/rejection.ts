import type { ErrorCode } from '@tradelane/contract'
import { documentRejected } from '@tradelane/contract/documents/calls'
import { Refusal } from '../../../refusal.ts'

/** The specification's message for every refused file; the reason is in the field's error. */
export function rejection(code: ErrorCode, why: string): Refusal {
  return new Refusal(code, { message: documentRejected, fields: { base64File: why } })
}

/** The same of a file that has another name in the request, which its form shows it at. */
export function rejectedAt(field: string, error: unknown): unknown {
  const why = error instanceof Refusal && error.details.fields?.base64File
  return why ? new Refusal(error.code, { ...error.details, fields: { [field]: why } }) : error
}
