import { accounts } from '@tradelane/contract/accounts/calls'
import { api } from '../net/api.ts'
import { forgetEverything, hasSession, leaveSessions } from './session.ts'

/** Ends the sessions on the server where it can be reached, forgets everything here, and goes to the front page. */
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

/** Few have a session of the back office: its calls are loaded for those who do. */
async function logOutOfOffice(): Promise<void> {
  const { adminAccess } = await import('@tradelane/contract/administrators/calls')
  await api(adminAccess.logout, {})
}
