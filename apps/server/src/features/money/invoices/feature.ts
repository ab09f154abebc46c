import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { invoicesOfRecords } from './issued-papers.ts'
import { invoiceRoutes, officeInvoiceRoutes } from './routes.ts'
import { writeInvoices } from './write-invoices.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'write-invoices': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    invoice: true
  }
}

export const invoiceRegister: FeatureEntry<Deps> = {
  routes: [invoiceRoutes, officeInvoiceRoutes],
  tasks: { 'write-invoices': async (deps) => void (await writeInvoices(deps)) },
  // In a queue of its own: a run that takes longer than a minute is not joined by the next.
  crontab: ['* * * * * write-invoices ?queue=write-invoices'],
  subjects: ['invoice'],
  title: 'Invoices',
  issuedPapers: invoicesOfRecords,
  found: {
    invoice: { page: (_, reader) => (reader === 'office' ? undefined : '/dashboard/wallet/invoices') },
  },
  crashPoints: ['invoice_after_number'],
}
