import type { SandboxStore } from '../../sandbox-store.ts'

export type Answers = 'at-once' | 'slow' | 'never'

/** How the played provider behaves until somebody changes it; a payment's reference can ask for worse. */
export type Manners = {
  /** When it answers a new payout: at once, later than a caller waits, or never. The payout is accepted in each case. */
  answers: Answers
  /** Whether payouts take their next step by themselves. */
  movesOn: boolean
}

export async function readManners(store: SandboxStore): Promise<Manners> {
  const [row] = await store.query<{ answers: Answers; moves_on: boolean }>(
    'select answers, moves_on from provider_sandbox.manners',
  )
  return { answers: row?.answers ?? 'at-once', movesOn: row?.moves_on ?? true }
}

export async function writeManners(store: SandboxStore, { answers, movesOn }: Manners): Promise<void> {
  await store.query('update provider_sandbox.manners set answers = $1, moves_on = $2', [answers, movesOn])
}
