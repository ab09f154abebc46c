import { lazy, Suspense } from 'react'
import { useWalletDialog } from './wallet-address.ts'

const AddBalanceGate = lazy(() =>
  import('./add-balance-gate.tsx').then((module) => ({ default: module.AddBalanceGate })),
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

/** Whichever of the wallet's dialogs the address names; each is loaded when it is first opened. */
export function WalletDialogs() {
  const { dialog, from, quoteId, close } = useWalletDialog()
  return (
    <Suspense>
      {dialog === 'add-balance' && <AddBalanceGate onClose={close} />}
      {dialog === 'convert' &&
        (quoteId ? (
          <ConvertQuoted key={quoteId} quoteId={quoteId} onClose={close} />
        ) : (
          <ConvertDialog from={from} onClose={close} />
        ))}
      {dialog === 'open-currency' && <OpenCurrencyDialog onClose={close} />}
    </Suspense>
  )
}
