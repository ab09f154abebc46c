import { money } from '@tradelane/money'
import { knownCurrency } from '../../known-currency.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import { uuidFrom } from '../../uuid-from.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { accountDetailsFor } from './account-details.ts'

type Customers = Pick<PaymentProvider, 'openCustomer' | 'openCurrency' | 'findAccountDetails' | 'balances'>

export function sandboxCustomers(store: SandboxStore): Customers {
  return {
    async openCustomer({ key, name }) {
      const customer = { customerId: uuidFrom(`customer ${key}`), walletId: uuidFrom(`wallet ${key}`) }
      await store.query(
        `insert into provider_sandbox.customers (customer_id, wallet_id, key, name) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [customer.customerId, customer.walletId, key, name],
      )
      return customer
    },

    async openCurrency({ customer, currency }) {
      await store.query(
        `insert into provider_sandbox.wallets (customer_id, currency) values ($1, $2) on conflict do nothing`,
        [customer.customerId, currency],
      )
    },

    async findAccountDetails({ customerId }, currency) {
      const wallets = await store.query<{ currency: string; name: string }>(
        `select wallet.currency, customer.name from provider_sandbox.wallets wallet
           join provider_sandbox.customers customer using (customer_id)
          where customer_id = $1 and ($2::text is null or wallet.currency = $2) order by wallet.currency`,
        [customerId, currency],
      )
      return wallets.map(({ name, ...wallet }) =>
        accountDetailsFor({ customerId, name }, knownCurrency(wallet.currency)),
      )
    },

    async balances({ customerId }) {
      const wallets = await store.query<{ currency: string; balance: string; held: string }>(
        `select currency, balance::text, held::text from provider_sandbox.wallets
          where customer_id = $1 order by currency`,
        [customerId],
      )
      return wallets.map(({ currency, balance, held }) => ({
        currency: knownCurrency(currency),
        available: money(BigInt(balance), knownCurrency(currency)),
        held: money(BigInt(held), knownCurrency(currency)),
      }))
    },
  }
}
