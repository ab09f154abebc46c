import type { EscrowTerm } from '@tradelane/contract/smart-escrow/terms'
import { decimalText } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { readCurrentTransaction } from '../../../trade/transactions/index.ts'
import { findBookedInTrade } from '../../shipments/index.ts'

const dayMs = 86_400_000
const after = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs))

/** Room for a later vessel than the booked one. */
const shipmentDays = 14
/** UCP 600, article 14 c: documents are presented at most 21 calendar days after the shipment. */
const presentationDays = 21

/** How every escrow works; and by UCP 600, where nothing is said, partial shipments (article 31 a) and transhipment are allowed. */
const usualTerms = {
  transation_type: 'Irrevocable, at sight',
  drawing: 'At sight',
  drawing_term: 'At sight',
  partial_shipments: 'Allowed',
  trans_shipment: 'Allowed',
  note: 'None',
} satisfies Partial<Record<EscrowTerm, string>>

/** What the newest booking of the current trade already says of the form. The person reads it before it is saved. */
export async function suggestTerms(deps: Deps, actor: CustomerActor) {
  const now = deps.clock.now()
  const trade = await readCurrentTransaction(deps.db, actor, now)
  const booked = trade && (await findBookedInTrade(deps.db, actor, trade.transaction_id))
  const usual: Partial<Record<EscrowTerm, string>> = { ...usualTerms, issue_date: dayOf(now) }
  if (!booked) return { booking_number: null, invoice_amount: null, expiry_date: null, terms: usual }
  const latest = after(booked.loadingDay, shipmentDays)
  const hasPassed = latest < dayOf(now)
  return {
    booking_number: booked.number,
    invoice_amount: booked.invoice ? decimalText(booked.invoice) : null,
    expiry_date: hasPassed ? null : after(latest, presentationDays),
    terms: {
      ...usual,
      ...(!hasPassed && { latest_shipment: latest }),
      shipment_period: 'One shipment',
      transport_from: booked.from,
      airport_og_loading: booked.loading,
      airport_of_discharge: booked.discharge,
      transport_to: booked.to,
      ...(booked.incoterm && { incoterms: booked.incoterm }),
      ...(booked.goods && { description_of_delivery: booked.goods }),
    },
  }
}
