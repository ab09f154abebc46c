import { setTimeout as delay } from 'node:timers/promises'
import { providerWebhook } from '@tradelane/contract/provider-webhooks/calls'
import type { TestApp } from '../apps/server/test/app-on.ts'
import { applyLoad } from './load.ts'

const pollMs = 100
/** The played provider takes its steps at this distance: none of them while payments are submitted. */
export const stepMs = 3_600_000

/** When the provider has answered for every payment that was submitted. */
export async function allAccepted({ deps }: TestApp): Promise<void> {
  const waiting = async () => {
    const { rows } = await deps.pool.query("select from simple_payments where state = 'submitted' limit 1")
    return rows.length > 0
  }
  while (await waiting()) await delay(pollMs)
}

/**
 * The provider pays everything out and posts its webhooks, two for each payment, over so many connections. Answers how many payments a second
 * were settled, from the first webhook until the last payment is paid in our books.
 */
export async function settleByWebhook(
  { deps }: TestApp,
  { address, connections, payments }: { address: string; connections: number; payments: number },
): Promise<number> {
  await deps.sandbox?.payments?.advance(new Date(Date.now() + 3 * stepMs))
  const { rows } = await deps.pool.query<{ event_id: string; body: object }>(
    'select event_id::text, body from provider_sandbox.webhooks where next_attempt_at > now() and delivered_at is null order by id',
  )
  if (rows.length !== 2 * payments) throw new Error(`${rows.length} webhooks for ${payments} payments`)
  const start = performance.now()
  const { failures, firstFailure } = await applyLoad({
    ...{ address, connections },
    requests: rows.map(({ event_id, body }) => ({
      path: `/api${providerWebhook.receive.path}`,
      headers: { 'x-partner-key': deps.config.webhookKey, 'x-request-id': event_id },
      body,
    })),
  })
  if (failures > 0) throw new Error(`${failures} webhooks were refused: ${firstFailure}`)
  const paid = async () => {
    const query = "select count(*)::int as count from simple_payments where state = 'paid'"
    return (await deps.pool.query<{ count: number }>(query)).rows[0]?.count ?? 0
  }
  while ((await paid()) < payments) await delay(pollMs)
  return (payments * 1_000) / (performance.now() - start)
}
