/** What the provider calls one of our companies: keep both, hand them back as they are. */
export type Customer = { customerId: string; walletId: string }
