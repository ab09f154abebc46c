import type { Customer } from '../customer.ts'

const segment = encodeURIComponent

/** All paths are below the client (us), then the customer, then the customer's wallet. */
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
