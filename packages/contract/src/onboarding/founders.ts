import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { founder, mostFounders } from './forms.ts'
import { ownershipPercent } from './ownership.ts'
import { founderStates } from './states.ts'

export const founderStatus = z.nullable(z.enum(founderStates))

/** The state of a person added or changed after the company was submitted; null: reviewed with the company. */
export const founderReview = z.object({
  status: founderStatus,
  status_reason: z.nullable(z.string()),
  review_due_at: z.nullable(instant),
  /** Counts the changes: a decision names the version that it is about. */
  version: recordVersion,
})
export type FounderReview = z.input<typeof founderReview>

/** Of all persons of a company at once, so that shares can pass from one to another. */
export const ownershipForm = z.strictObject({
  owners: z
    .array(
      z.strictObject({
        fid: id,
        ownership_percent: ownershipPercent,
        /** What the form began with; null where nothing was known. Where another person said something else since, nothing is saved. */
        before: z.optional(z.nullable(ownershipPercent)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostFounders)),
  no_other_owner: z._default(z.boolean(), false),
})

export const founders = {
  save: endpoint({
    method: 'POST',
    path: '/users/founders/save',
    auth: 'customer',
    who: 'owner',
    summary:
      'Adds a person to a submitted registration, or changes one (fid); only the person is reviewed. The only verified one stays',
    body: founder,
    response: z.object({ ...done.shape, fid: id }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LIST_FULL', 'LAST_VERIFIED_PERSON'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/users/founders/delete',
    auth: 'customer',
    who: 'owner',
    summary:
      'Removes an authorised person or shareholder; not the last authorised person, nor the only verified one',
    body: z.strictObject({ fid: id }),
    response: done,
    errors: ['NOT_FOUND', 'LAST_AUTHORISED_PERSON', 'LAST_VERIFIED_PERSON'],
  }),
  ownership: endpoint({
    method: 'POST',
    path: '/users/founders/ownership',
    auth: 'customer',
    who: 'owner',
    summary: 'Says how much of the company each of its persons owns, after the registration was submitted',
    body: ownershipForm,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
