import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { id } from '../primitives/values.ts'
import { releaseEventNames } from './release-events.ts'

/** An event that can meet a condition, of a record of the escrow's trade. */
const choice = z.object({
  event: z.enum(releaseEventNames),
  subject_id: id,
  /** "Quality assurance QA-2026-000012" */
  name: z.string(),
  /** It has happened: the condition is met at once when the escrow is funded. */
  has_happened: z.boolean(),
})
export type WireReleaseChoice = z.input<typeof choice>

export const escrowReleases = {
  choices: endpoint({
    method: 'POST',
    path: '/smart_escrow/release_choices',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'The events of the trade of an escrow that can meet a condition',
    body: z.strictObject({ smart_escrow_id: id }),
    response: z.object({ status: z.literal('success'), choices: z.array(choice) }),
    errors: ['NOT_FOUND'],
  }),
}
