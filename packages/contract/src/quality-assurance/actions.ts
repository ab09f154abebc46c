import { actionTable } from '../lifecycle/action-table.ts'
import type { Inspection } from './inspection.ts'
import type { InspectionState } from './states.ts'

type Facts = Pick<Inspection, 'payment'>

export const inspectionActions = actionTable<InspectionState, Facts>()({
  cancel: {
    who: 'preparer',
    states: ['draft', 'submitted', 'quoted', 'confirmed'],
    closed: { scheduled: 'The inspection is scheduled. Write to us to change or cancel it.' },
    unless: ({ payment }) =>
      payment === 'processing' ? 'The inspection is being paid at this moment.' : undefined,
  },
})
