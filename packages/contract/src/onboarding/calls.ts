import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done } from '../primitives/values.ts'
import { registration } from './forms.ts'
import { kybStates } from './states.ts'

export const kybStatus = z.nullable(z.enum(kybStates))
export type KybStatus = z.output<typeof kybStatus>

export const onboarding = {
  register: endpoint({
    method: 'POST',
    path: '/users/update',
    auth: 'customer',
    who: 'owner',
    summary: 'Submits the whole business verification: applicant, company, founders',
    body: registration,
    response: done,
    errors: ['ILLEGAL_STATE'],
    idempotent: true,
    maxBodyBytes: 512 * 1024,
  }),
  kybStatus: endpoint({
    method: 'GET',
    path: '/users/nium/status',
    auth: 'customer',
    summary: 'The status of the verification; `fail` while the customer must act before paying',
    response: z.object({
      status: z.enum(['success', 'fail']),
      message: z.optional(z.string()),
      data: z.object({ status: kybStatus }),
    }),
  }),
}
