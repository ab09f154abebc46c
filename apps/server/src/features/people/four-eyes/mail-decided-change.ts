import { textOfKind } from '@tradelane/contract/four-eyes/kinds'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'

const outcomes: Record<string, string> = {
  confirmed: 'approved',
  refused: 'refused',
  expired: 'not decided in time',
}

/** The job: mails who asked for a change what became of it, and why. Who has left gets nothing. */
export async function mailDecidedChange(
  deps: Deps,
  { changeId }: Tasks['mail-decided-change'],
): Promise<void> {
  const change = await deps.db
    .selectFrom('pending_changes as change')
    .innerJoin('administrators as asker', 'asker.administrator_id', 'change.asked_by')
    .select(['change.kind', 'change.title', 'change.state', 'change.decided_by', 'change.decision_reason'])
    .select(['asker.email', 'asker.name'])
    .where('change.change_id', '=', changeId)
    .where('asker.state', '=', 'active')
    .executeTakeFirst()
  const outcome = change && outcomes[change.state]
  if (!outcome) return
  const decider = change.decided_by && `administrator:${change.decided_by}`
  const names = await namesOfAdministrators(deps.db, decider ? [decider] : [])
  const by = decider ? ` by ${names.get(decider) ?? 'a colleague'}` : ''
  const what = textOfKind(change.kind)
  const said = [`${what}: ${change.title}`, change.decision_reason ?? ''].filter(Boolean).map(asSentence)
  await deps.mail.send(
    letter({
      to: change.email,
      subject: `Your change was ${outcome}: ${what}`,
      text: `Hello ${change.name},

${[`A change that you asked for was ${outcome}${by}.`, ...said].join(' ').trim()}

${deps.config.publicUrl}/admin/approvals

Tradelane`,
    }),
  )
}
