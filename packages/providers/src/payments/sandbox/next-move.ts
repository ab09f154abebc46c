import type { SandboxStore } from '../../sandbox-store.ts'

/** The next step of a payout or delivery of a webhook. A provider that does not move on takes no steps. */
export async function findNextMove(store: SandboxStore): Promise<Date | undefined> {
  const [row] = await store.query<{ at: Date | null }>(
    `select least(
       (select min(next_at) from provider_sandbox.payouts where (select moves_on from provider_sandbox.manners)),
       (select min(next_attempt_at) from provider_sandbox.webhooks where delivered_at is null)) as at`,
  )
  return row?.at ?? undefined
}
