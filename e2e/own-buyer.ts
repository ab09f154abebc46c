import { demoPartners } from '../apps/server/seeds/demo-partners.ts'

/** A buyer that only one story has: its mails are that story's, and its invoices were not factored before. */
export function ownBuyer() {
  const mark = String(Date.now() % 10_000_000)
  return {
    ...demoPartners.hanse,
    company_name: `Hanse Teile ${mark} GmbH`,
    company_registration_number: `HRB ${mark}`,
    email: `accounts-${mark}@hanse-teile.example`,
  }
}
