import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { approves } from './forms.ts'

/** What every action declares: its `type`, and the fields that say what is approved. */
export type CodeRequestSchema = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>

/** The code is good for exactly what was asked, and void once anything of it changes. */
const sendCode = <const Body extends z.ZodMiniType>(body: Body) =>
  endpoint({
    method: 'POST',
    path: '/users/nium/send_code',
    auth: 'customer',
    // Each action has its own roles, and its code is sent to nobody else.
    who: 'everyone',
    summary: 'Mails the code that approves one action: a payment, added balance, freight …',
    body,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      approves: z.optional(approves),
    }),
    errors: [
      'NOT_FOUND',
      'PAYEE_NAME_UNCONFIRMED',
      'PAYEE_NAME_UNCHECKED',
      'TOO_MANY_NAME_CHECKS',
      'KYB_REQUIRED',
      'KYB_PENDING',
      'ILLEGAL_STATE',
      'NOT_INSURABLE',
      'SELF_APPROVAL',
      'QUOTE_EXPIRED',
      'OFFER_EXPIRED',
      'PAYEE_INCOMPLETE',
      'PURPOSE_NOT_ALLOWED',
      'CODE_SENT_RECENTLY',
    ],
  })

/** As its callers see it: `type` names the action, and the rest is what that action's own `code-request.ts` declares. */
export const verification = { sendCode: sendCode(z.looseObject({ type: z.string() })) }
export type CodeRequest = z.input<typeof verification.sendCode.body>

/** What the code of one action is asked for with: `satisfies CodeRequestOf<typeof payFreightRequest>`. */
export type CodeRequestOf<Schema extends CodeRequestSchema> = z.input<Schema>

/** As the server serves it: it takes exactly what one of these actions declares. */
export function verificationOf(requests: readonly CodeRequestSchema[]) {
  const [first, ...others] = requests
  if (!first) throw new Error('there is no action to send a code for')
  return { sendCode: sendCode(z.discriminatedUnion('type', [first, ...others])) }
}
