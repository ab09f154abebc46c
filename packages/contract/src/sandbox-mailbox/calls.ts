import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { smallLetters } from '../primitives/identifier.ts'
import { instant } from '../primitives/values.ts'

/** Only where the sandbox plays the mail server, and never in production. */
export const sandboxMailbox = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/mailbox',
    auth: 'none',
    summary: 'The mails sent to an address, newest first (sandbox only)',
    query: z.object({
      to: z.string().check(z.trim(), z.overwrite(smallLetters), z.minLength(3, 'Whose mails?')),
    }),
    response: z.array(
      z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sent_at: instant }),
    ),
  }),
}
