import type { Db } from '@tradelane/db'
import type { CustomerActor } from '../../../http/routes.ts'

/** The notifications of one person. */
export const ownNotifications = (
  db: Db,
  { companyId, userId }: Pick<CustomerActor, 'companyId' | 'userId'>,
) => db.selectFrom('notifications').where('uid', '=', companyId).where('user_id', '=', userId)
