import { lazy, Suspense } from 'react'
import { useWalletDialog } from './wallet-address.ts'

const OpenWalletDialog = lazy(() =>
  import('./open-wallet-dialog.tsx').then((module) => ({ default: module.OpenWalletDialog })),
)

/** The wallet's dialogs, which the address of any page can open. Nothing of them is loaded before. */
export function WalletDialogs() {
  const { dialog } = useWalletDialog()
  return <Suspense>{dialog && <OpenWalletDialog />}</Suspense>
}
