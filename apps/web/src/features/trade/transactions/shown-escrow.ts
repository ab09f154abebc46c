import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { ShownService } from './shown-service.ts'

/** An escrow: its amounts, its last day, and what is next. */
export function escrowShown(data: WireTransactionSummary['smart_escrow_data'][number]): ShownService {
  const amount = (value: number) => formatAmount(value, data.currency)
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: smartEscrow.subject,
    id: data.smart_escrow_id,
    title: 'Smart Escrow',
    about: `${amount(data.amount_sent)} for ${data.company_name}`,
    progress: {
      state: escrowStatesAs({ isPartlyPaid: data.paid_out > 0 })[data.state as EscrowState].label,
      next: data.next,
      facts: [{ term: 'Expiry date', value: formatDay(data.expiry_date) }],
    },
    facts: [
      { term: 'Beneficiary', value: data.company_name },
      { term: 'Amount sent', value: amount(data.amount_sent), startsGroup: true },
      { term: 'Fee (included)', value: amount(data.fees) },
      { term: 'Amount received', value: amount(data.amount_received) },
      { term: 'Fees paid by', value: data.fees_payed_by },
      { term: 'Reference', value: data.reference },
    ],
  }
}
