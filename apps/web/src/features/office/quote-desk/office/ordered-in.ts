import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import type { TradeOfDesk } from './desk-queries.ts'

type Chip = { label: string; value: string }
export type Ordered = { subject: string; id: string; number: string; status: string; chips: Chip[] }
type Section = { title: string; status: string; records: Ordered[] }

const money = (label: string, amount: number | string | null | undefined, currency: string | null): Chip[] =>
  amount === null || amount === undefined || currency === null
    ? []
    : [{ label, value: formatAmount(amount, currency as Currency) }]

/** Each with its default status, which it has while nothing of it is ordered. */
export const orderedIn = (trade: TradeOfDesk): Section[] => [
  {
    title: 'Payment',
    status: 'Processing',
    records: trade.simple_payment_data.map((one) => ({
      ...{ subject: 'simple_payment', id: one.simple_payment_id, number: one.number, status: one.status },
      chips: [
        ...money('Amount', one.amount_sent, one.amount_sent_currency),
        ...money('Fee', one.fees, one.amount_sent_currency),
      ],
    })),
  },
  {
    title: 'Invoice Factoring',
    status: 'Processing',
    records: trade.invoice_factoring_data.map((one) => ({
      ...{
        subject: 'invoice_factoring',
        id: one.invoice_factoring_id,
        number: one.number,
        status: one.status,
      },
      chips: [
        ...money('Amount', one.invoice_amount, one.currency),
        ...money('Advance', one.offer?.advance, one.currency),
        ...money('Fee', one.offer?.fee, one.currency),
      ],
    })),
  },
  {
    title: 'Logistics',
    status: 'Quotes',
    records: trade.logistics_data.map((one) => ({
      ...{ subject: 'logistics', id: one.logistics_id, number: one.number, status: one.status },
      chips: one.freights.flatMap(({ cost, currency, name }) => [
        { label: 'Carrier', value: name },
        ...money('Fee', cost, currency),
      ]),
    })),
  },
  {
    title: 'Quality Assurance',
    status: 'Processing',
    records: trade.quality_assurance_data.map((one) => ({
      ...{
        subject: 'quality_assurance',
        id: one.quality_assurance_id,
        number: one.number,
        status: one.status,
      },
      chips: [
        ...money('Value of the goods', one.qa_consignment_value, one.currency),
        ...money('Value of what is loaded', one.loading_consignment_value, one.currency),
      ],
    })),
  },
]
