import { lazy, Suspense } from 'react'
import { useWalletDialog } from './wallet-address.ts'

const AddBalanceGate = lazy(() =>
  import('./add-balance-gate.tsx').then((module) => ({ default: module.AddBalanceGate })),
)
const ConvertGate = lazy(() =>
  import('./convert-gate.tsx').then((module) => ({ default: module.ConvertGate })),
)
const ConvertDialog = lazy(() =>
  import('./convert-dialog.tsx').then((module) => ({ default: module.ConvertDialog })),
)
const ConvertQuoted = lazy(() =>
  import('./convert-quoted.tsx').then((module) => ({ default: module.ConvertQuoted })),
)
const OpenCurrencyDialog = lazy(() =>
  import('./open-currency-dialog.tsx').then((module) => ({ default: module.OpenCurrencyDialog })),
)
const AccountDetailsDialog = lazy(() =>
  import('./account-details-dialog.tsx').then((module) => ({ default: module.AccountDetailsDialog })),
)

/** The wallet's dialog that the address names; each is loaded when it is first opened. */
export function OpenWalletDialog() {
  const { dialog, from, to, amount, quoteId, close } = useWalletDialog()
  return (
    <Suspense>
      {dialog === 'add-balance' && <AddBalanceGate amount={amount} onClose={close} />}
      {dialog === 'convert' && (
        <ConvertGate onClose={close}>
          {quoteId ? (
            <ConvertQuoted key={quoteId} quoteId={quoteId} onClose={close} />
          ) : (
            <ConvertDialog start={{ from, to, target: amount }} onClose={close} />
          )}
        </ConvertGate>
      )}
      {dialog === 'account-details' && <AccountDetailsDialog currency={from ?? 'USD'} onClose={close} />}
      {dialog === 'open-currency' && <OpenCurrencyDialog currency={to} onClose={close} />}
    </Suspense>
  )
}
