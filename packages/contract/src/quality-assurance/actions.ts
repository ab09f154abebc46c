import { actionTable } from '../lifecycle/action-table.ts'
import type { Inspection } from './inspection.ts'
import type { InspectionState } from './states.ts'

type Facts = Pick<Inspection, 'payment'>

export const inspectionActions = actionTable<InspectionState, Facts>()({
  cancel: {
    who: 'preparer',
    states: {
      draft: true,
      submitted: true,
      quoted: true,
      confirmed: true,
      scheduled: 'The inspection is scheduled. Write to us to change or cancel it.',
      reported: false,
      accepted: false,
      reinspection: false,
      denied: false,
      cancelled: false,
      aborted: false,
    },
    unless: ({ payment }) =>
      payment === 'processing' ? 'The inspection is being paid at this moment.' : undefined,
  },
})
