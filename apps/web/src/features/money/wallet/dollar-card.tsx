import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MayOnly } from '../../../ui/may-only.tsx'
import { useWalletDialog } from './wallet-address.ts'

/** Loaded when the card is first turned. */
const DollarAccountDetails = lazy(() =>
  import('./dollar-account-details.tsx').then((module) => ({ default: module.DollarAccountDetails })),
)

const sideLook =
  'flex flex-col rounded-lg bg-linear-120 from-navy to-navy-sea p-5 text-white [backface-visibility:hidden] [grid-area:1/1]'

/** The dollar account: its balance in front, where to pay in on the back. The hidden side cannot be reached. */
export function DollarCard({ balance }: { balance: WalletBalance | undefined }) {
  const [isFlipped, setIsFlipped] = useState(false)
  const [hasFlipped, setHasFlipped] = useState(false)
  const card = useRef<HTMLElement>(null)
  const flip = () => {
    setIsFlipped(!isFlipped)
    setHasFlipped(true)
    // The button that was pressed goes out of reach with its side: the focus goes over to the other one.
    requestAnimationFrame(() =>
      card.current?.querySelector<HTMLElement>('div:not([inert]) > div > button')?.focus(),
    )
  }
  return (
    <section
      ref={card}
      aria-label="US Dollar account"
      className="min-w-0 perspective-[1400px] sm:max-lg:col-span-2"
    >
      <div
        className={classNames(
          'grid h-full min-h-44 transition-transform duration-200 transform-3d',
          isFlipped && 'rotate-y-180',
        )}
      >
        <div inert={isFlipped} aria-hidden={isFlipped} className={sideLook}>
          <Front balance={balance} />
          <Buttons onFlip={flip}>Account details</Buttons>
        </div>
        <div inert={!isFlipped} aria-hidden={!isFlipped} className={classNames(sideLook, 'rotate-y-180')}>
          <Suspense fallback={<p className="text-navy-text">Loading…</p>}>
            {hasFlipped && <DollarAccountDetails />}
          </Suspense>
          <Buttons onFlip={flip} hasDetails>
            Show balance
          </Buttons>
        </div>
      </div>
    </section>
  )
}

function Front({ balance }: { balance: WalletBalance | undefined }) {
  const held = balance?.withHoldingBalance ?? 0
  return (
    <>
      <h2 className="text-navy-text">US Dollar account</h2>
      <p className="num mt-2 text-xl font-semibold">{formatAmount(balance?.balance ?? 0, 'USD')}</p>
      <p className="num mt-1 text-xs text-navy-text">
        {balance
          ? held > 0
            ? `${formatAmount(held, 'USD')} held, not available yet`
            : 'Nothing held'
          : 'Being opened'}
      </p>
    </>
  )
}

type ButtonsProps = { onFlip: () => void; hasDetails?: boolean; children: ReactNode }

function Buttons({ onFlip, hasDetails, children }: ButtonsProps) {
  const { open } = useWalletDialog()
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <Button size="sm" tone="onNavy" onClick={onFlip}>
        {children}
      </Button>
      {hasDetails && (
        <Button size="sm" tone="onNavy" onClick={() => open('account-details', 'USD')}>
          All details
        </Button>
      )}
      <MayOnly who="preparer">
        <Button size="sm" tone="onNavy" onClick={() => open('add-balance')}>
          Add balance
        </Button>
      </MayOnly>
    </div>
  )
}
