import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { ChevronDown } from 'lucide-react'
import { buttonLook } from '../../../ui/button-look.ts'
import { Menu, MenuButton } from '../../../ui/menu.tsx'
import { useBeginService } from '../../../ui/records/use-begin-service.ts'

type Offered = { title: string; to?: string; note?: string }
const services: readonly Offered[] = [
  { title: 'Payment', to: '/simple-payment' },
  { title: 'Invoice Factoring', to: '/invoice-factoring?form=fund' },
  { title: 'Logistics', to: '/logistics' },
  { title: 'Quality Assurance', to: '/quality-assurance?step=details' },
]

/** Goods that are insured with their freight are not offered insurance again. */
function offeredIn({ logistics_data: freight }: WireTransactionSummary): readonly Offered[] {
  const areInsured = freight.length > 0 && freight.every(({ is_insured }) => is_insured)
  const insurance = areInsured ? { note: 'insured with the freight' } : { to: '/insurance' }
  return [...services, { title: 'Insurance', ...insurance }]
}

/** Begins another service in this trade, which becomes the current one where it is not. */
export function AddService({ trade }: { trade: WireTransactionSummary }) {
  const begin = useBeginService(trade)
  return (
    <Menu
      label="Services that can be added"
      width={248}
      buttonClassName={buttonLook({ tone: 'main' })}
      button={
        <>
          Add Service
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      {offeredIn(trade).map(({ title, to, note }) => (
        <MenuButton
          key={title}
          aria-disabled={to === undefined || undefined}
          className={to === undefined ? 'text-ink-2' : undefined}
          onClick={() => void (to && begin(to))}
        >
          {title}
          {to === undefined && <span className="ml-auto text-xs">{note}</span>}
        </MenuButton>
      ))}
    </Menu>
  )
}
