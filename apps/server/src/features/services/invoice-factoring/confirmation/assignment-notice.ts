import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { letter } from '../../../../mail/letter.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../../refusal.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { fundingNumber, getFunding } from '../fundings.ts'
import { noticeOf } from './notice-content.ts'

/** The job: the notice of assignment, which says to the buyer that the invoice was sold and where to pay it. */
export async function mailAssignmentNotice(
  deps: Deps,
  { companyId, fundingId }: Tasks['mail-assignment-notice'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await getFunding(deps.db, scope, fundingId)
  const buyer = await findPartner(deps.db, scope, row.beneficiary_id)
  const notice = await noticeOf(deps, row)
  if (!buyer || !notice) throw new Error(`there is nothing to say about funding ${fundingId}`)
  const { title, lead, parties, invoice, account, terms } = notice
  const [pay = '', ...more] = terms
  await deps.mail.send(
    letter({
      to: buyer.email,
      subject: title,
      text: [
        `Hello ${buyer.contact_person_name},`,
        lead,
        pay,
        linesOf(account),
        linesOf(invoice),
        linesOf(parties),
        ...more,
        'Tradelane',
      ].join('\n\n'),
    }),
  )
}

/** A line without a label belongs to the one before it. */
const linesOf = (facts: readonly [string, string][]): string =>
  facts.map(([label, value]) => (label ? `${label}: ${value}` : value)).join('\n')

/** The same on paper, for the customer and the back office. Refuses with NOT_FOUND, and with ILLEGAL_STATE before the advance. */
export async function assignmentNotice(deps: Deps, scope: Scope, fundingId: string) {
  const row = await getFunding(deps.db, scope, fundingId)
  const notice = row.position_day === null ? undefined : await noticeOf(deps, row)
  if (!notice) throw new Refusal('ILLEGAL_STATE')
  const number = fundingNumber(row)
  const { lead, parties, invoice, account, terms } = notice
  const [pay = '', ...more] = terms
  const sandbox = deps.sandbox ? 'Sandbox: this account does not exist. Do not send money to it. ' : ''
  const bytes = await renderPdfInThread({
    title: 'Notice of assignment',
    number,
    author: row.finance_partner_name,
    printedAt: deps.clock.now(),
    lead: `${lead} ${pay}`,
    facts: [...account, ...invoice, ...parties],
    note: `${sandbox}${more.join(' ')} Issued through Tradelane.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `notice-of-assignment-${number}.pdf` }
}
