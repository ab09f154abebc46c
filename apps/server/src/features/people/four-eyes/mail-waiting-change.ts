import { textOfKind } from '@tradelane/contract/four-eyes/kinds'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { letter } from '../../../mail/letter.ts'
import { kindNamed } from './kind-named.ts'

/** The job: mails everybody who may decide a change that waits. */
export async function mailWaitingChange(
  deps: Deps,
  { changeId }: Tasks['mail-waiting-change'],
): Promise<void> {
  const change = await deps.db
    .selectFrom('pending_changes')
    .select(['kind', 'title', 'reason', 'asked_by', 'expires_at'])
    .where('change_id', '=', changeId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!change) return
  const asker = `administrator:${change.asked_by}`
  const askedBy = (await namesOfAdministrators(deps.db, [asker])).get(asker) ?? 'A colleague'
  const what = textOfKind(change.kind)
  const until = instantText(change.expires_at, deps.config.officeCountry)
  for (const { email, name } of await listDeciders(deps, change))
    await deps.mail.send(
      letter({
        to: email,
        subject: `A change waits for a second person: ${what}`,
        text: `Hello ${name},

${[`${askedBy} asks for a change.`, asSentence(`${what}: ${change.title}`), asSentence(change.reason)].join(' ').trim()}

Approve or refuse it by ${until}:
${deps.config.publicUrl}/admin/approvals

Tradelane`,
      }),
    )
}

/** Who asked for it never decides. */
const listDeciders = (deps: Deps, { kind, asked_by }: { kind: string; asked_by: string }) =>
  deps.db
    .selectFrom('administrators')
    .select(['email', 'name'])
    .where('state', '=', 'active')
    .where('role', 'in', kindNamed(deps, kind).decidedBy)
    .where('administrator_id', '<>', asked_by)
    .orderBy('administrator_id')
    .execute()
