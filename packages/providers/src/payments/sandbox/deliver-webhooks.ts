import type { SandboxStore } from '../../sandbox-store.ts'

/** Hands one webhook over; a status from 200 to 299 means it was taken. */
export type PostWebhook = (headers: Record<string, string>, body: string) => Promise<{ status: number }>

/** `copies` of every event, and the newest first: networks sometimes duplicate and reorder webhooks. */
export type DeliveryFaults = { copies?: number; newestFirst?: boolean }

type Delivery = { now: Date; partnerKey: string; post: PostWebhook } & DeliveryFaults
type DueWebhook = { id: string; event_id: string; body: unknown }

/**
 * Posts what has not been taken yet, at least once each, and answers how many were taken. The claim is committed before the
 * post, so no transaction is open meanwhile; a process that dies in between leaves the event to be posted again.
 */
export async function deliverWebhooks(store: SandboxStore, delivery: Delivery): Promise<number> {
  const { now, partnerKey, post, copies = 1, newestFirst = false } = delivery
  const due = await claimDue(store, now)
  let taken = 0
  for (const { id, event_id, body } of newestFirst ? due.toReversed() : due) {
    const headers = {
      'content-type': 'application/json',
      'x-request-id': event_id,
      'x-partner-key': partnerKey,
      'x-client-name': 'sandbox',
    }
    const answers = await Promise.allSettled(
      Array.from({ length: copies }, async () => post(headers, JSON.stringify(body))),
    )
    const isTaken = answers.some(
      (answer) => answer.status === 'fulfilled' && answer.value.status >= 200 && answer.value.status < 300,
    )
    if (!isTaken) continue
    await store.query(`update provider_sandbox.webhooks set delivered_at = $2 where id = $1`, [id, now])
    taken += 1
  }
  return taken
}

/** Failed ones come again after 2, 4, 8, … seconds, at most an hour. */
async function claimDue(store: SandboxStore, now: Date): Promise<DueWebhook[]> {
  const due = await store.query<DueWebhook>(
    `update provider_sandbox.webhooks webhook
        set attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(3600, 2 ^ least(attempts + 1, 12)) * interval '1 second'
      where id in (select id from provider_sandbox.webhooks
                    where delivered_at is null and next_attempt_at <= $1
                    order by id limit 100 for update skip locked)
      returning id::text, event_id::text, body`,
    [now],
  )
  return due.toSorted((a, b) => Number(a.id) - Number(b.id))
}
