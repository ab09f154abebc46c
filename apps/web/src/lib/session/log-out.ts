import { accounts } from '@tradelane/contract/accounts/calls'
import { api } from '../net/api.ts'
import { forgetEverything, hasSession, leaveSessions } from './session.ts'

/** Ends the sessions on the server if it can be reached, deletes all local data, and goes to the landing page. */
export async function logOut(): Promise<void> {
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
