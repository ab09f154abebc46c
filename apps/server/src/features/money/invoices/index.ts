/** The register of invoices: one for each charge and fee of the ledger, and credit notes for what went back. */
export { checkInvoices } from './check-invoices.ts'
export { partiesOf } from './invoice-content.ts'
export { invoiceFileOf } from './invoice-file.ts'
export { listBilled } from './list-billed.ts'
export { writeInvoices } from './write-invoices.ts'
