import { services } from '@tradelane/contract/services/registry'

/** The kinds that are no services. */
const otherKinds: Readonly<Record<string, string>> = {
  company: 'Company',
  user: 'Person',
  partner: 'Partner',
  vendor: 'Vendor',
  document: 'Document',
  invoice: 'Invoice',
  incoming_payment: 'Money received',
  transaction: 'Trade',
  quote_case: 'Request for an offer',
  quote_request: 'Request for a quote',
}

/** What a kind of record is called. */
export const kindName = (kind: string): string =>
  otherKinds[kind] ?? services.find(({ subject }) => subject === kind)?.title ?? 'Record'
