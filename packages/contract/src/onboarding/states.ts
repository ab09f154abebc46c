import { promised } from '../lifecycle/promises.ts'
import type { StateInfo } from '../lifecycle/state-table.ts'

/** The states of a company's verification, and of each person that is reviewed on its own. `null`: not submitted yet. */
export const verificationStates = {
  null: {
    label: 'Action required',
    tone: 'wait',
    explanation: 'The business information is not complete yet.',
  },
  IN_PROGRESS: {
    label: 'In progress',
    tone: 'wait',
    explanation: `Submitted and under review. We get back within ${promised('reviewBusiness')}.`,
  },
  RFI_REQUESTED: {
    label: 'More information needed',
    tone: 'wait',
    explanation: 'The review continues when the company answers or adds a document.',
  },
  Clear: {
    label: 'Clear',
    tone: 'done',
    explanation: 'Verified. The company can add balance and make payments.',
  },
  Refused: {
    label: 'Refused',
    tone: 'lost',
    explanation: 'The verification was refused. The reason is shown with it.',
  },
} as const satisfies Record<string, Pick<StateInfo, 'label' | 'tone' | 'explanation'>>
