/** What other features may use of escrows. */
export { documentsAskedBy } from './asked-documents.ts'
export { findPapersOfEscrow } from './issued-papers.ts'
export { type EscrowFacts, readEscrowFacts } from './payouts/entry-facts.ts'
