import type { Customer } from '../customer.ts'

const segment = encodeURIComponent

/** Everything stands under the client (us), then under the customer, then under the customer's wallet. */
export function paths(clientHashId: string) {
  const client = (version: number) => `/api/v${version}/client/${segment(clientHashId)}`
  const customer = ({ customerId }: Customer, version = 1) =>
    `${client(version)}/customer/${segment(customerId)}`
  const wallet = (of: Customer, version = 1) => `${customer(of, version)}/wallet/${segment(of.walletId)}`
  return {
    client,
    customer,
    wallet,
    remittance: (of: Customer, key: string) => `${wallet(of)}/remittance/${segment(key)}`,
  }
}

export type Paths = ReturnType<typeof paths>
