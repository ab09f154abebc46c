import { formatMoney } from '@tradelane/money'
import { type Cost, type MissingMoney as Missing, useMissingMoney } from '../lib/queries/missing-money.ts'
import { useMay } from '../lib/session/roles.ts'
import { Banner } from './banner.tsx'
import { AddMoneyLink } from './dialogs/add-money-link.tsx'

/** What the money is for. */
type Paid = 'payment' | 'escrow' | 'change'

type MissingMoneyProps = {
  cost: Cost
  what?: Paid
  /** In a dialog, which closes: the wallet's dialog opens over the page. */
  onAdd?: () => void
}

/** Said before the code is sent: what the wallet lacks, and how to add it without leaving the page. */
export function MissingMoney({ cost, what = 'payment', onAdd }: MissingMoneyProps) {
  const missing = useMissingMoney(cost)
  const mayAdd = useMay('preparer')
  if (!missing) return null
  return (
    <div role="status">
      <Banner
        tone="wait"
        title={`${formatMoney(missing.missing)} is missing`}
        action={mayAdd && <AddMoneyLink missing={missing} {...(onAdd && { onClick: onAdd })} />}
      >
        <span className="num">{reasonOf(missing, what)}</span>
      </Banner>
    </div>
  )
}

function reasonOf({ cost, available, dialog }: Missing, what: Paid): string {
  const { currency } = cost
  if (!available) return `You have no ${currency} account yet. Open one, then add money to it.`
  const has = `You have ${formatMoney(available)}. This ${what} takes ${formatMoney(cost)}, fee included.`
  const isByDollars = currency !== 'USD' && dialog.wallet === 'add-balance'
  return isByDollars ? `${has} Add US dollars first, then convert them.` : has
}
