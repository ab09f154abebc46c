import type { KybStatus } from '@tradelane/contract/onboarding/calls'

/**
 *   null ── submit ──▶ IN_PROGRESS ── clear ──▶ Clear
 *                       ▲    │  └──── refuse ─▶ Refused
 *                submit │    │ ask
 *                       │    ▼
 *                     RFI_REQUESTED
 */
export const kybMoves = {
  submit: { from: [null, 'RFI_REQUESTED'], to: 'IN_PROGRESS' },
  clear: { from: ['IN_PROGRESS'], to: 'Clear' },
  refuse: { from: ['IN_PROGRESS'], to: 'Refused' },
  ask: { from: ['IN_PROGRESS'], to: 'RFI_REQUESTED' },
} as const satisfies Record<string, { from: readonly KybStatus[]; to: KybStatus }>

export type KybMove = keyof typeof kybMoves
