import { type ClaimState, claimStateLabels } from '@tradelane/contract/claims/calls'
import type { Status } from '../../../ui/status-table.ts'

const meanings: Record<ClaimState, Omit<Status, 'label'>> = {
  draft: { tone: 'idle', explanation: 'Not sent to us yet. It can be changed and continued at any time.' },
  submitted: { tone: 'wait', explanation: 'With us. Somebody begins to assess it within 2 business days.' },
  assessing: { tone: 'wait', explanation: 'Somebody of ours is looking at it, and may have a question.' },
  paid: { tone: 'done', explanation: 'Assessed, and paid into the wallet.' },
  declined: { tone: 'lost', explanation: 'Not paid; the reason is given beside it.' },
}

export const claimStatus = (state: ClaimState): Status => ({
  label: claimStateLabels[state],
  ...meanings[state],
})
