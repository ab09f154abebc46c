import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'

/** The views of a company's account, newest first, each as it is now: also one that ended with the colleague's session. */
export async function listViews({ db, wallClock }: Deps, { companyId }: CompanyScope) {
  const now = wallClock.now()
  const rows = await db
    .selectFrom('account_views as view')
    .innerJoin('users as user', 'user.user_id', 'view.user_id')
    .innerJoin('administrators as colleague', 'colleague.administrator_id', 'view.administrator_id')
    .leftJoin('sessions as desk', 'desk.session_id', 'view.session_id')
    .select(['view.view_id', 'view.reason', 'view.began_at', 'view.expires_at', 'view.ended_at'])
    .select(['colleague.name as by', 'desk.ended_at as left_at', 'user.first_name', 'user.last_name'])
    .where('view.uid', '=', companyId)
    .orderBy('view.began_at', 'desc')
    .orderBy('view.view_id')
    .limit(100)
    .execute()
  return rows.map(({ view_id, by, reason, began_at, expires_at, ended_at, left_at, ...seen }) => {
    const ends = [expires_at, ended_at, left_at].filter((at) => at !== null)
    const end = new Date(Math.min(...ends.map((at) => at.getTime())))
    return {
      ...{ view_id, by, reason, began_at },
      seen_as: `${seen.first_name} ${seen.last_name}`,
      ended_at: end <= now ? end : null,
    }
  })
}
