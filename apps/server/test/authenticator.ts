import { adminAccount } from '@tradelane/contract/administrators/account'
import { codeOfApp } from './code-of-app.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import type { TestApp } from './test-app.ts'

type Given = Awaited<ReturnType<typeof givenAdministrator>> & {
  secret: string
  recoveryCodes: string[]
  /** What the app shows. A step later it is another code. */
  code(): string
}

/** An administrator who has set up an app, so long ago that the code that confirmed it is over. */
export async function givenAdministratorWithApp(app: TestApp): Promise<Given> {
  const administrator = await givenAdministrator(app)
  const { token } = administrator
  const started = await app.call(adminAccount.beginApp, { body: { password: givenPassword } }, { token })
  const { secret } = started.body
  const code = () => codeOfApp(secret, app.deps.wallClock.now())
  const confirmed = await app.call(adminAccount.confirmApp, { body: { verify_code: code() } }, { token })
  app.clock.advance(90_000)
  return { ...administrator, secret, code, recoveryCodes: confirmed.body.recovery_codes }
}
