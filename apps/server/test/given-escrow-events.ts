import type { ReleaseEventName } from '@tradelane/contract/smart-escrow/release-events'

type Released = { event: ReleaseEventName; subject_id: string | null }

/** 30 % that the buyer approves, 70 % that an event releases. */
export const blocksReleasedBy = (released_by: Released) => [
  {
    percent_of_money: 30,
    document_approval: [],
    condition_approval: [{ condition: 'Accepted by us', approval_of_document: 'Buyer' as const }],
  },
  {
    percent_of_money: 70,
    document_approval: [],
    condition_approval: [
      { condition: 'The goods are as agreed', approval_of_document: 'Buyer' as const, released_by },
    ],
  },
]
