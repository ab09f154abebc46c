import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'
import { jsonOrUndefined } from '../../json-or-undefined.ts'
import type { WebhookEvent, WebhookHeaders } from '../payment-provider.ts'
import { isPayoutKey } from '../payout-key.ts'
import { correctionTemplate, readCorrection } from './read-correction.ts'

/**
 * Of all that a webhook says, only whom it concerns is read: the rest could be anybody's invention. A bank's notice about an account is the
 * exception, because there is no call to ask for it: it is kept as what somebody said.
 */
const webhook = z.object({
  template: z.optional(z.nullable(z.string())),
  externalId: z.optional(z.nullable(z.string())),
  customerHashId: z.optional(z.nullable(z.string())),
})

/** Both report money that came into a wallet; the first one reports our own fundings too. */
const credits = new Set(['CARD_WALLET_FUNDING_WEBHOOK', 'INCOMING_FUNDS_WEBHOOK'])

/**
 * The partner key, chosen by us and repeated in a header, is the only mark of authenticity there is. No signature covers the
 * body, so even an authentic webhook is only a reason to query what it is about.
 */
export function webhookReader(
  partnerKey: string,
): (headers: WebhookHeaders, rawBody: string) => WebhookEvent | 'forged' {
  if (partnerKey.length < 16) throw new Error('the webhook partner key must have at least 16 characters')
  return (headers, rawBody) => {
    const claimed = headers['x-partner-key']
    if (typeof claimed !== 'string' || !timingSafeEqual(sha256(claimed), sha256(partnerKey))) return 'forged'
    const body = jsonOrUndefined(rawBody)
    const read = webhook.safeParse(body)
    if (!read.success) return 'forged'
    const { template, externalId, customerHashId } = read.data
    return {
      eventId: eventIdOf(headers, rawBody),
      ...(externalId && isPayoutKey(externalId) ? { key: externalId } : {}),
      ...(customerHashId && /^[\w-]{1,64}$/.test(customerHashId) && credits.has(template ?? '')
        ? { creditedCustomerId: customerHashId }
        : {}),
      ...(template === correctionTemplate ? { correction: readCorrection(body) } : {}),
    }
  }
}

/** A redelivery repeats the header. Without it, only an equal body identifies the same event. */
function eventIdOf(headers: WebhookHeaders, rawBody: string): string {
  const id = headers['x-request-id']
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : sha256(rawBody).toString('hex')
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
