import { randomUUID } from 'node:crypto'
import type { Customer } from '../src/payments/customer.ts'
import { niumPayments } from '../src/payments/nium/nium-payments.ts'
import type { PaymentProvider } from '../src/payments/payment-provider.ts'
import { usd } from './new-payout.ts'
import { type NiumServer, niumServer } from './nium-server.ts'

export type NiumStage = {
  server: NiumServer
  provider: PaymentProvider
  richCustomer(): Promise<Customer>
  close(): Promise<void>
}

export async function niumStage(): Promise<NiumStage> {
  const server = await niumServer('api-key-1')
  const provider = niumPayments({
    ...{ baseUrl: server.baseUrl, apiKey: 'api-key-1', clientHashId: 'client-1', clientName: 'tradelane' },
    ...{
      partnerKey: 'a-key-of-sixteen+',
      timeoutMs: 1_000,
      clock: { now: () => new Date('2026-03-02T08:59:59Z') },
    },
  })
  return {
    server,
    provider,
    async richCustomer() {
      const customer = await provider.openCustomer({ key: randomUUID(), name: 'Baltic Trading' })
      for (const currency of ['USD', 'EUR'] as const) await provider.openCurrency({ customer, currency })
      await provider.fund({ key: randomUUID(), customer, amount: usd(500_000n) })
      return customer
    },
    close: () => server.close(),
  }
}
