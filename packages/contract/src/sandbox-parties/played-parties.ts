import type { NextActor } from '../lifecycle/state-table.ts'
import type { ServiceSubject } from '../services/registry.ts'

/** Whom the sandbox desk plays, by the record that waits for it, and as whom the record's next step names that party. */
const playedParties = {
  smart_escrow: { name: 'seller', actors: ['counterparty'] },
  // Tradelane sends the inspector, and answers for the report.
  quality_assurance: { name: 'inspector', actors: ['tradelane'] },
  logistics: { name: 'carrier', actors: ['carrier'] },
  // Before the advance it confirms the invoice, while Tradelane checks it.
  invoice_factoring: { name: 'buyer', actors: ['counterparty', 'tradelane'] },
} as const satisfies Partial<Record<ServiceSubject, { name: string; actors: readonly NextActor[] }>>

export type PlayedSubject = keyof typeof playedParties
export const playedSubjects = Object.keys(playedParties) as [PlayedSubject, ...PlayedSubject[]]
const isPlayed = (subject: string): subject is PlayedSubject => subject in playedParties

/** Whom the desk may play while the record waits for this actor. Whether there is something to do for that party, the call says. */
export function partyToPlay(
  subject: string,
  who: NextActor,
): { subject: PlayedSubject; name: string } | undefined {
  if (!isPlayed(subject)) return undefined
  const { name, actors } = playedParties[subject]
  return (actors as readonly NextActor[]).includes(who) ? { subject, name } : undefined
}
