import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/net/api-error.ts'
import { useContinueTrade } from '../../lib/queries/trades.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Menu, MenuButton } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'

const services = [
  { title: 'Payment', to: '/simple-payment' },
  { title: 'Invoice Factoring' },
  { title: 'Logistics', to: '/logistics' },
  { title: 'Quality Assurance' },
  { title: 'Insurance', to: '/insurance' },
]

/** Begins another service in this trade, which becomes the current one where it is not. */
export function AddService({ trade }: { trade: WireTransactionSummary }) {
  const navigate = useNavigate()
  const continuing = useContinueTrade()
  const begin = async (to: string) => {
    try {
      if (!trade.is_current) await continuing.mutateAsync(trade.transaction_id)
      await navigate(to)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Menu
      label="Services that can be added"
      buttonClassName={buttonLook({ tone: 'main' })}
      button={
        <>
          Add Service
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      {services.map(({ title, to }) => (
        <MenuButton
          key={title}
          aria-disabled={to === undefined || undefined}
          className={to === undefined ? 'text-ink-2' : undefined}
          onClick={() => void (to && begin(to))}
        >
          {title}
          {to === undefined && <span className="ml-auto text-xs">coming soon</span>}
        </MenuButton>
      ))}
    </Menu>
  )
}
