import { type Currency, isCurrency } from '@tradelane/money'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'

export type WalletDialog = 'add-balance' | 'convert' | 'open-currency' | 'account-details'

/** The wallet's dialogs are opened by the address (`?wallet=add-balance`), so that any page can link to them. */
export function useWalletDialog() {
  const [wanted, set] = useAddressParam('wallet')
  const [from] = useAddressParam('from-currency')
  const [to] = useAddressParam('to-currency')
  const [amount] = useAddressParam('wallet-amount')
  const [quote] = useAddressParam('quote')
  // A page that is about a quote of its own may open a conversion between two named currencies.
  const quoteId = to === undefined ? quote : undefined
  return {
    dialog: wanted as WalletDialog | undefined,
    from: from as Currency | undefined,
    to: to !== undefined && isCurrency(to) ? to : undefined,
    /** The amount to add, or to have in the second currency. */
    amount: amount !== undefined && amountPattern.test(amount) ? amount : undefined,
    /** A quote to go on with. */
    quoteId,
    open: (dialog: WalletDialog, currency?: Currency) =>
      set(dialog, currency ? { 'from-currency': currency } : {}),
    close: () =>
      set(undefined, {
        'from-currency': '',
        'to-currency': '',
        'wallet-amount': '',
        ...(wanted === 'convert' && quoteId !== undefined && { quote: '' }),
      }),
  }
}

const amountPattern = /^\d{1,15}(\.\d{1,4})?$/
