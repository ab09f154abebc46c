import type { HappeningInfo } from '../lifecycle/state-table.ts'

/** What the seller does by its link, and what the buyer does about it. */
export const sellerHappenings = {
  seller_agreed: {
    label: 'Seller agreed',
    happened: '{name} ({email}) agreed to the escrow for the seller.',
    tone: 'done',
  },
  seller_declined: {
    label: 'Seller declined',
    happened: '{name} ({email}) declined the escrow for the seller.',
    tone: 'lost',
  },
  seller_late: {
    label: 'No answer of the seller',
    happened: 'The seller has not answered in time.',
    tone: 'lost',
  },
  escrow_cancelled: {
    label: 'Escrow cancelled',
    happened: '{who} cancelled the escrow. {amount} went back to the balance.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>
