import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { systemScope } from '../src/access/scope.ts'
import { features } from '../src/app/features.ts'
import type { Deps } from '../src/deps/deps.ts'
import { formLink, type LinkPurpose } from '../src/entries/link-purpose.ts'
import { sendLink } from '../src/features/people/links/index.ts'
import { paymentService } from '../src/features/services/simple-payment/service.ts'
import { Refusal } from '../src/refusal.ts'
import { inTransaction } from '../src/transaction.ts'
import { givenPartner } from './given-partner.ts'
import type { TestApp } from './test-app.ts'

/** Everything that the uses below have done, by link. */
export const doneByLinks: { linkId: string; what: unknown }[] = []

/** Uses of links that only tests have, about a partner. */
const testPurposes: LinkPurpose<Deps>[] = [
  {
    purpose: 'doc_upload',
    subject: 'partner',
    folder: 'partner',
    neededFor: '{company} is being checked.',
    received: async (_tx, { link, uploaded }) =>
      void doneByLinks.push({ linkId: link.link_id, what: uploaded }),
  },
  formLink({
    purpose: 'invoice_confirm',
    subject: 'partner',
    load: async () => ({
      facts: [{ term: 'Amount', value: '10,000.00 USD' }],
      fields: { due: '2026-12-24' },
    }),
    fields: z.strictObject({ due: z.iso.date('Enter a valid date') }),
    complete: async (_tx, { link, input }) => {
      if (input.due === '1999-12-31') throw new Refusal('ILLEGAL_STATE')
      doneByLinks.push({ linkId: link.link_id, what: input })
      return { message: 'Thank you.' }
    },
  }),
]

/** The features of the product, payments with the uses above. */
export const featuresWithLinks = features.map((entry) =>
  entry === paymentService ? { ...entry, links: testPurposes } : entry,
)

type Wanted = { purpose?: 'doc_upload' | 'invoice_confirm'; maxUses?: number; sentByOffice?: boolean }

/** A link about a partner of the company, mailed, with its token. */
export async function givenLink(
  app: TestApp,
  company: { companyId: string; userId: string; token: string },
  { purpose = 'doc_upload', maxUses = 1, sentByOffice = false }: Wanted = {},
) {
  const { beneficiaryId } = await givenPartner(app, company)
  const email = `buyer-${randomUUID()}@hafenhandel.example`
  const linkId = await inTransaction(app.db, (tx) =>
    sendLink(tx, {
      purpose,
      companyId: company.companyId,
      by: sentByOffice ? `administrator:${randomUUID()}` : `user:${company.userId}`,
      subject: 'partner',
      subjectId: beneficiaryId,
      asked: 'Accounts of 2025',
      recipient: 'Jette Brandt',
      email,
      maxUses,
      at: app.clock.now(),
    }),
  )
  await app.runJobs()
  const newestToken = async () => {
    const mails = await app.mails(email)
    return /token=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? ''
  }
  const scope = systemScope(company.companyId)
  return { linkId, beneficiaryId, email, scope, token: await newestToken(), newestToken }
}
