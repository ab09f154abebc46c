import { type ReleaseEventName, releaseEventOf } from '@tradelane/contract/smart-escrow/release-events'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { type EventSubject, listEventsAbout } from '../../../../lifecycle/events.ts'
import { serviceOf } from '../../../../registry/find-service.ts'
import { idsInTrade } from '../../../../registry/ids-in-trade.ts'
import { nameSubjects } from '../../../../registry/subject-names.ts'

type Entries = Pick<Deps, 'features'>

/** The records of a trade that an event can be about, newest first; with `id`, that one alone, if it is in the trade. */
export function recordsOf(
  deps: Entries,
  db: Db | Tx,
  scope: OneCompanyScope,
  event: ReleaseEventName,
  asked: { transactionId: string; id?: string | undefined },
): Promise<string[]> {
  return idsInTrade(db, serviceOf(deps, releaseEventOf(event).service), scope, asked)
}

/** When the event of a record happened: undefined where it has not, or was undone since. */
export async function happenedAt(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  event: ReleaseEventName,
  subjectId: string,
): Promise<Date | undefined> {
  const { service, subject = service, to, undoneBy } = releaseEventOf(event)
  const events = await listEventsAbout(db, { companyId, subject: subject as EventSubject, subjectId })
  const last = events.findLast(({ to_state }) => to_state === to || to_state === undoneBy)
  return last?.to_state === to ? events.find(({ to_state }) => to_state === to)?.at : undefined
}

/** Whether a record was created after a moment. */
export async function isCreatedAfter(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  event: ReleaseEventName,
  { subjectId, since }: { subjectId: string; since: Date },
): Promise<boolean> {
  const [first] = await listEventsAbout(db, { companyId, subject: releaseEventOf(event).service, subjectId })
  return first !== undefined && first.at > since
}

/** The records as people read them: "Quality assurance QA-2026-000012", by id. */
export async function namesOfRecords(
  deps: Entries,
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  records: readonly { event: ReleaseEventName; id: string }[],
): Promise<Map<string, string>> {
  const subjects = records.map(({ event, id }) => ({
    ...{ companyId, subject: releaseEventOf(event).service, subjectId: id },
  }))
  const names = await nameSubjects(deps, db, subjects)
  return new Map(
    subjects.flatMap(({ subject, subjectId }) => {
      const name = names.get(`${subject} ${subjectId}`)
      return name ? [[subjectId, name.what] as const] : []
    }),
  )
}

const over = ['denied', 'cancelled', 'aborted', 'expired']

/** Whether an event that has not happened to a record may still come. */
export async function mayHappen(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  event: ReleaseEventName,
  subjectId: string,
): Promise<boolean> {
  const { service, subject = service } = releaseEventOf(event)
  const events = await listEventsAbout(db, { companyId, subject: subject as EventSubject, subjectId })
  return events.length > 0 && !events.some(({ to_state }) => over.includes(to_state))
}
