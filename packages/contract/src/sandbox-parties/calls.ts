import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id } from '../primitives/values.ts'
import { playedSubjects } from './played-parties.ts'

/** Only in the sandbox, and never in production. */
export const sandboxParties = {
  play: endpoint({
    method: 'POST',
    path: '/sandbox/parties/play',
    auth: 'none',
    summary:
      'Plays the outside party of a record: the seller, the inspector, the carrier or the buyer of an invoice takes its next step (sandbox only)',
    body: z.strictObject({ subject: z.enum(playedSubjects, 'Which record?'), id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LINK_DEAD'],
  }),
}
