import { accounts } from '@tradelane/contract/accounts/calls'
import { api } from '../net/api.ts'
import { forgetEverything, hasSession, isView, leaveSessions } from './session.ts'
import { dropView } from './view-place.ts'

/** On a page of the customer who is viewed it leaves the view. Otherwise, so also in the back office that `Back` has led to, it ends the sessions on the server if it can be reached, deletes all local data, and goes to the landing page. */
export async function logOut(): Promise<void> {
  const isOffice = /^\/admin(\/|$)/.test(location.pathname)
  if (isView() && !isOffice) return (await import('./leave-view.ts')).leaveView()
  leaveSessions()
  // Only then the customer's session is again the browser's own.
  dropView()
  const endings = [
    hasSession('customer') && api(accounts.logout, {}),
    hasSession('admin') && logOutOfOffice(),
  ]
  await Promise.allSettled(endings)
  forgetEverything()
  location.assign('/')
}

/** Few users have a back-office session: its calls are loaded only for them. */
async function logOutOfOffice(): Promise<void> {
  const { adminAccess } = await import('@tradelane/contract/administrators/calls')
  await api(adminAccess.logout, {})
}
