import type { ServiceSubject } from '../services/registry.ts'

/** Whom the sandbox desk plays, by the record that waits for it. */
export const playedParties = {
  smart_escrow: 'Seller',
  quality_assurance: 'Inspector',
  logistics: 'Carrier',
  invoice_factoring: 'Buyer',
} as const satisfies Partial<Record<ServiceSubject, string>>

export type PlayedSubject = keyof typeof playedParties
export const playedSubjects = Object.keys(playedParties) as [PlayedSubject, ...PlayedSubject[]]
export const isPlayed = (subject: string): subject is PlayedSubject => subject in playedParties
