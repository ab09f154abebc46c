import { type StateTable, stateLabels } from '../lifecycle/state-table.ts'
import { type EscrowState, escrowStateTable } from './states.ts'

const partlyPaid: StateTable<EscrowState> = {
  ...escrowStateTable,
  refunded: {
    ...escrowStateTable.refunded,
    label: 'Partly paid, rest returned',
    explanation: 'A part was paid to the seller. The rest went back to the buyer, without the fee.',
    tone: 'done',
    happened: '{paid} was paid to the seller. {refunded} went back to the buyer.',
  },
}

/** The states as people read them: an escrow is not called refunded where a part of it was paid to the seller. */
export const escrowStatesAs = ({ isPartlyPaid }: { isPartlyPaid: boolean }): StateTable<EscrowState> =>
  isPartlyPaid ? partlyPaid : escrowStateTable

/** For a filter, which cannot tell how much was paid. */
export const escrowStateChoices = {
  ...stateLabels(escrowStateTable),
  refunded: 'Refunded, all or a part',
}
