type Decided = { decision: 'approved' | 'refused' | null; reason: string | null }

/** Of a document about which nobody decided in time; undefined of any other. */
export function standingBySilence(
  presentations: readonly { by_silence: boolean }[],
  { decision, reason }: Decided,
): string | undefined {
  if (!presentations.at(-1)?.by_silence || decision === null) return undefined
  return decision === 'approved' ? 'Accepted by silence' : `Refused by silence: ${reason}`
}
