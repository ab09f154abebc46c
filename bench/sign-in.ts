import { accounts } from '@tradelane/contract/accounts/calls'
import { demoCustomer, demoPassword } from '../apps/server/seeds/demo-people.ts'

/** The demo's customer, at a product that was started for a bench. */
export async function signIn(address: string): Promise<{ token: string; companyId: string }> {
  const login = await fetch(`${address}/api${accounts.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoCustomer, password: demoPassword }),
  })
  const { jwt: token } = (await login.json()) as { jwt: string }
  const profile = await fetch(`${address}/api${accounts.profile.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await profile.json()) as { data: { uid: string } }
  return { token, companyId: data.uid }
}
