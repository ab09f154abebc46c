import { officeViews } from '@tradelane/contract/account-views/calls'
import { api } from '../net/api.ts'
import { endView } from './session.ts'
import { viewId } from './view-place.ts'

/** Ends this tab's view on the server if it can be reached, and goes back to the customer's profile in the back office. */
export async function leaveView(uid?: string): Promise<void> {
  await Promise.allSettled([api(officeViews.leave, { body: { view_id: viewId() } })])
  endView(uid && `/admin/customer-profiles/${uid}`)
}
