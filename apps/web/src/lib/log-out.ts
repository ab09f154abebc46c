import { accounts } from '@tradelane/contract/accounts'
import { adminAccess } from '@tradelane/contract/admin-access'
import { api } from './api.ts'
import { forgetEverything, hasSession, leaveSessions } from './session.ts'

/** Ends the sessions on the server where it can be reached, forgets everything here, and goes to the front page. */
export async function logOut(): Promise<void> {
  leaveSessions()
  const endings = [
    hasSession('customer') && api(accounts.logout, {}),
    hasSession('admin') && api(adminAccess.logout, {}),
  ]
  await Promise.allSettled(endings)
  forgetEverything()
  location.assign('/')
}
