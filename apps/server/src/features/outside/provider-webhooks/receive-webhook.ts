import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Stores an authentic webhook, once per event, and queues a query to the provider about what it names. The content itself
 * is not trusted. Safe to repeat; refuses a forged webhook with UNAUTHENTICATED.
 */
export async function receiveWebhook(deps: Deps, { headers, rawBody }: RequestFacts): Promise<void> {
  const event = deps.payments.readWebhook(headers, rawBody)
  if (event === 'forged') throw new Refusal('UNAUTHENTICATED')
  const key = event.key && uuid.test(event.key) ? event.key : null
  const customerId = event.creditedCustomerId ?? null
  await inTransaction(deps.db, async (tx) => {
    const stored = await tx
      .insertInto('provider_webhooks')
      .values({
        event_id: event.eventId,
        payout_key: key,
        provider_customer_id: customerId,
        body: rawBody,
        received_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst()
    const isNew = stored.numInsertedOrUpdatedRows === 1n
    if (!isNew) return
    // Several queued webhooks about the same thing cause one query.
    if (key && !event.correction)
      await enqueue(tx, 'read-provider-update', { key }, { key: `update:${key}`, isFirst: true })
    if (key && event.correction)
      await enqueue(
        tx,
        'read-account-correction',
        { key, eventId: event.eventId, correction: event.correction },
        { isFirst: true },
      )
    if (customerId)
      await enqueue(
        tx,
        'read-provider-credit',
        { customerId },
        { key: `credit:${customerId}`, isFirst: true },
      )
  })
  deps.crashAt('before_webhook_ack')
}
