import { isDatabaseAway } from '@tradelane/db'
import type { Deps } from '../deps/deps.ts'
import { isOutage } from '../deps/outage.ts'
import type { TaskName } from '../entries/jobs.ts'
import type { EventSubject } from '../lifecycle/events.ts'
import { countFailure, forgetFailure, forgetOldFailures, listFailing } from './failing-rows.ts'

/** A row that is due. `companyId` is null where it belongs to none, or nobody knows yet. */
export type DueRow = { id: string; companyId: string | null }

/** The id before all others: where a job begins to read. */
const firstId = '00000000-0000-0000-0000-000000000000'

export type DueWork<Row extends DueRow> = {
  /** The job, under which failures are logged and counted. */
  job: TaskName
  /** What a row is, so that the office's task leads to its page. */
  subject: EventSubject
  /** What was to be done, for the office: "expire the policy". */
  does: string
  /** Rows that are due and come behind this id, in the order of their ids. What is done, or has failed, is not read again in this run. */
  due(page: { after: string; limit: number }): Promise<Row[]>
  /** Does it for one row, in a transaction of its own. Checks again, under a lock, that it is still due. Safe to repeat. */
  each(row: Row): Promise<unknown>
  /** How many are read together. */
  pageSize?: number
  /** Rows that `due` claims for itself are read once in a run: they are due again soon. */
  isOnePage?: boolean
}

const usualPage = 500

/**
 * Does what is due, row by row. A row that throws is logged and counted, and the next one goes on; the office is notified once after several
 * failures. An outside party that is away is no failure of the row, which is tried in the next run. Where the
 * database gave up on a row, the job throws at the end, so that the queue runs it again soon; where the database is away, at once.
 * Returns how many were done.
 */
export async function eachDue<Row extends DueRow>(deps: Deps, work: DueWork<Row>): Promise<number> {
  const { pageSize = usualPage, isOnePage = false } = work
  const failing = await listFailing(deps.db, work.job)
  let done = 0
  let gaveUp: unknown
  let after = firstId
  for (;;) {
    const page = await work.due({ after, limit: pageSize })
    for (const row of page) {
      const error = await tried(work, row)
      if (error === undefined) {
        done += 1
        if (failing.has(row.id)) await forgetFailure(deps, work, row)
      } else if (isOutage(error)) {
        if (isDatabaseAway(error)) throw error
        deps.log.warn({ err: error, job: work.job, id: row.id }, 'a row is tried again later')
        if (isRetriedSoon(error)) gaveUp = error
      } else {
        deps.log.error({ err: error, job: work.job, id: row.id }, 'a row could not be done')
        await countFailure(deps, work, row, error)
      }
    }
    after = page.at(-1)?.id ?? after
    if (isOnePage || page.length < pageSize) break
  }
  await forgetOldFailures(deps, work.job)
  if (gaveUp !== undefined) throw gaveUp
  return done
}

async function tried<Row extends DueRow>({ each }: DueWork<Row>, row: Row): Promise<unknown> {
  try {
    await each(row)
    return undefined
  } catch (error) {
    return error ?? new Error('a row was refused without a reason')
  }
}

/** The database's own errors have a code; an outside party that is away is asked again in the next run. */
const isRetriedSoon = (error: unknown): boolean => typeof (error as { code?: unknown }).code === 'string'
