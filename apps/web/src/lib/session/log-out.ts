import { accounts } from '@tradelane/contract/accounts/calls'
import { api } from '../net/api.ts'
import { forgetEverything, hasSession, isView, leaveSessions } from './session.ts'

/** Leaves the customer whose app is viewed. Otherwise ends the sessions on the server if it can be reached, deletes all local data, and goes to the landing page. */
export async function logOut(): Promise<void> {
  if (isView()) return (await import('./leave-view.ts')).leaveView()
  leaveSessions()
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
