/** What other features may use of fundings. */

export { markOverdueFundings } from './collection/mark-overdue.ts'
export { findNewestFunding } from './fundings.ts'
export { listPayableInvoices } from './list-payable-invoices.ts'
export { type FactoringFacts, listFundingsByText, readFactoringFacts } from './movements/entry-facts.ts'
export { listTakenCosts, type TakenCost } from './movements/taken-costs.ts'
export { playBuyer } from './play-buyer.ts'
export { playTransfer } from './play-transfer.ts'
export { readBuyerFigures } from './reports/portfolio.ts'
