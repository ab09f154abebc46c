import type { ErrorCode } from '@tradelane/contract'
import { documentRejected } from '@tradelane/contract/documents/calls'
import { Refusal } from '../../../refusal.ts'

/** The specification's message for every refused file; the reason is in the field's error. */
export function rejection(code: ErrorCode, why: string): Refusal {
  return new Refusal(code, { message: documentRejected, fields: { base64File: why } })
}
