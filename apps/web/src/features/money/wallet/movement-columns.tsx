import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Movement } from '@tradelane/contract/movements/calls'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Currency } from '@tradelane/money'
import { formatInstant } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { Amount } from '../../../ui/records/amount.tsx'

export function movementColumns(currency: Currency): Column<Movement>[] {
  return [
    { key: 'description', title: 'Description', cell: (movement) => <Description movement={movement} /> },
    {
      key: 'at',
      title: 'Date',
      cell: ({ at }) => <span className="num whitespace-nowrap text-ink-2">{formatInstant(at)}</span>,
    },
    {
      key: 'amount',
      title: 'Amount',
      isRight: true,
      cell: ({ amount }) => <Amount value={amount} currency={currency} />,
    },
    {
      key: 'balance',
      title: 'Balance',
      isRight: true,
      cell: ({ balance }) => <Amount value={balance} currency={currency} />,
    },
  ]
}

function Description({ movement: { description, number, reference } }: { movement: Movement }) {
  const known = [number, reference].filter(Boolean).join(' · ')
  return (
    <>
      {description}
      {known && <span className="block text-xs font-normal text-ink-2">{known}</span>}
    </>
  )
}

const pages: Record<string, (id: string) => string> = {
  simple_payment: payment.customerPage,
  invoice_factoring: invoiceFactoring.customerPage,
}

/** The link to the payment, or the funding, of a movement; undefined if its cause has no page. */
export function movementAddress({ subject }: Movement): string | undefined {
  const [kind = '', id] = subject?.split(':') ?? []
  return id && pages[kind]?.(id)
}
