import type { ErrorCode } from '@tradelane/contract'
import { documentRejected } from '@tradelane/contract/documents/calls'
import { Refusal } from '../../refusal.ts'

/** The specification's message for every file that is not taken; what is wrong with it stands beside the field. */
export function rejection(code: ErrorCode, why: string): Refusal {
  return new Refusal(code, { message: documentRejected, fields: { base64File: why } })
}
