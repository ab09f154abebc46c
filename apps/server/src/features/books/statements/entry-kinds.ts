type Code = readonly [domain: string, family: string, subFamily: string]

/** Every kind of journal that changes what a company has, with its ISO 20022 bank transaction code. A test of the books refuses another kind. */
const codes = {
  'balance.added': ['PMNT', 'RCDT', 'OTHR'],
  'charge.collected': ['PMNT', 'OTHR', 'OTHR'],
  'conversion.completed': ['FORX', 'SPOT', 'OTHR'],
  'escrow.accepted': ['PMNT', 'ICDT', 'XBCT'],
  'escrow.back': ['PMNT', 'ICDT', 'RRTN'],
  'escrow.fee': ['PMNT', 'ICDT', 'FEES'],
  'escrow.funded': ['PMNT', 'ICDT', 'BOOK'],
  'escrow.refunded': ['PMNT', 'RCDT', 'BOOK'],
  'factoring.advance': ['LDAS', 'FTLN', 'DDWN'],
  'factoring.collected': ['PMNT', 'RCDT', 'OTHR'],
  'factoring.remainder': ['PMNT', 'RCDT', 'OTHR'],
  'factoring.repaid': ['LDAS', 'FTLN', 'PPAY'],
  'incoming.received': ['PMNT', 'RCDT', 'OTHR'],
  'incoming.returned': ['PMNT', 'RCDT', 'RRTN'],
  'payment.accepted': ['PMNT', 'ICDT', 'XBCT'],
  'payment.cancelled': ['PMNT', 'ICDT', 'RRTN'],
  'payment.rejected': ['PMNT', 'ICDT', 'RRTN'],
  'payment.returned': ['PMNT', 'ICDT', 'RRTN'],
} satisfies Record<string, Code>

export const entryKinds: readonly string[] = Object.keys(codes)

const known: Readonly<Record<string, Code>> = codes
export const transactionCodeOf = (kind: string): Code => known[kind] ?? ['PMNT', 'OTHR', 'OTHR']
