import type { Currency } from '@tradelane/money'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'

export type WalletDialog = 'add-balance' | 'convert' | 'open-currency'

/** The wallet's dialogs are opened by the address (`?wallet=add-balance`), so that any page can link to them. */
export function useWalletDialog() {
  const [wanted, set] = useAddressParam('wallet')
  const [from] = useAddressParam('from-currency')
  const [quoteId] = useAddressParam('quote')
  return {
    dialog: wanted as WalletDialog | undefined,
    from: from as Currency | undefined,
    /** A quote to go on with. */
    quoteId,
    open: (dialog: WalletDialog, currency?: Currency) =>
      set(dialog, currency ? { 'from-currency': currency } : {}),
    close: () => set(undefined, { 'from-currency': '', quote: '' }),
  }
}
