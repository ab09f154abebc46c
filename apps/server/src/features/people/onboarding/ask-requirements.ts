import { askedText } from '@tradelane/contract/onboarding/requirement-text'
import { type NewRequirement, requirementTemplates } from '@tradelane/contract/onboarding/requirements'
import type { Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { actorOf, type OfficeScope, systemScope } from '../../../access/scope.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { refuseFields } from '../../../refusal.ts'
import { kybLifecycle, requirementLifecycle } from './lifecycles.ts'
import { listFounderRows } from './registration-rows.ts'
import { requireNew } from './require-new.ts'
import { findAwaited } from './requirement-rows.ts'

type AskOfOffice = {
  scope: OfficeScope
  company: RowOf<'companies'>
  requirements: readonly NewRequirement[]
  reason?: string | undefined
  at: Date
}

/** Asks for several things at once, or for one in the words of a reason alone. The company is locked. */
export async function askRequirements(
  tx: Tx,
  { scope, company, requirements, reason, at }: AskOfOffice,
): Promise<void> {
  const own = systemScope(company.uid)
  const persons = await listFounderRows(tx, own)
  const country = (await countriesOfCompanies(tx, [company.uid])).get(company.uid) ?? null
  const due_at = dueAt('answerReview', at, country)
  const asked = requirements.length > 0 ? requirements : [ownWords(reason ?? '')]
  const rows = asked.map((one, position) => {
    const person = persons.find(({ fid }) => fid === one.fid)
    if (one.fid !== undefined && !person)
      refuseFields({ [`requirements.${position}.fid`]: 'This person does not exist' })
    return {
      position,
      fid: person?.fid ?? null,
      about_name: person ? `${person.first_name} ${person.last_name}` : company.company_name,
      template: one.template,
      what: one.what ?? requirementTemplates[one.template].title,
      kind: one.kind,
      remarks: one.remarks ?? null,
      is_mandatory: one.is_mandatory,
      asked_at: at,
      due_at,
    }
  })
  await requireNew(tx, own, rows, { isReasonAlone: requirements.length === 0 })
  for (const values of rows)
    await begin(tx, requirementLifecycle, {
      scope: own,
      to: 'open',
      at,
      by: actorOf(scope),
      values,
      facts: { what: values.what, about: values.about_name },
    })
  if (!(await findAwaited(tx, own)))
    refuseFields({ requirements: 'Make at least one of them mandatory: the review waits for it' })
  const text = requirements.length > 0 ? [reason, askedText(rows)].filter(Boolean).join('\n') : (reason ?? '')
  await waitForCompany(tx, { scope, company, reason: text, at })
}

const ownWords = (what: string): NewRequirement => ({
  template: 'own',
  what,
  kind: 'answer',
  is_mandatory: true,
})

type Waiting = Pick<AskOfOffice, 'scope' | 'company' | 'at'> & { reason: string }

/** The company has to answer: one notification and one mail for all that was asked for. A review that waits already goes on waiting. */
export async function waitForCompany(tx: Tx, { scope, company, reason, at }: Waiting): Promise<void> {
  const change = { scope, id: company.uid, at, reason }
  if (company.kyb_status === 'RFI_REQUESTED')
    await note(tx, kybLifecycle, { ...change, what: 'asked_more', set: { kyb_reason: reason } })
  else await move(tx, kybLifecycle, { ...change, to: 'RFI_REQUESTED', set: { kyb_due_at: null } })
  await enqueue(tx, 'mail-kyb-decision', { companyId: company.uid, decision: 'ask', reason })
}
