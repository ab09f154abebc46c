import { stateTable } from '../lifecycle/state-table.ts'

/** The states of a charge: it leaves `held` once, by the request that placed it or by its job. */
export const chargeStateTable = stateTable({
  held: {
    label: 'Being collected',
    explanation: 'The money is held in the wallet while the payments provider collects it.',
    tone: 'wait',
    moves: ['collected', 'rejected'],
    happened: 'The money was held in the wallet.',
    next: { who: 'provider', text: 'The payments provider collects the money.' },
  },
  collected: {
    label: 'Paid',
    explanation: 'The money was collected from the wallet.',
    tone: 'done',
    moves: [],
    happened: 'The money was collected from the wallet.',
  },
  rejected: {
    label: 'Not paid',
    explanation: 'The payment was refused. The money is back in the wallet.',
    tone: 'lost',
    moves: [],
    happened: 'The payment was refused. The money went back to the wallet.',
  },
})
export type ChargeState = keyof typeof chargeStateTable
