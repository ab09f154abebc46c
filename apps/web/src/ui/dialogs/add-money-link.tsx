import { useSearchParams } from 'react-router'
import type { MissingMoney } from '../../lib/queries/missing-money.ts'
import { LinkButton } from '../button.tsx'

type AddMoneyLinkProps = { missing: MissingMoney; isMain?: boolean; onClick?: () => void }

/** Opens the wallet's dialog over this page, with the missing amount filled in. Closing it leads back here. */
export function AddMoneyLink({ missing: { dialog, missing }, isMain = false, onClick }: AddMoneyLinkProps) {
  const [address] = useSearchParams()
  const search = new URLSearchParams({ ...Object.fromEntries(address), ...dialog })
  const texts: Record<string, string> = {
    'add-balance': 'Add balance',
    convert: `Convert to ${missing.currency}`,
    'open-currency': `Open ${missing.currency} account`,
  }
  return (
    <LinkButton
      to={{ search: `?${search}` }}
      preventScrollReset
      {...(isMain ? { tone: 'main' } : { size: 'sm' })}
      {...(onClick && { onClick })}
    >
      {texts[dialog.wallet ?? '']}
    </LinkButton>
  )
}
