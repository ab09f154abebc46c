import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import { sendCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import { Refusal } from '../../../refusal.ts'
import { type Administrator, findActive } from './find-active.ts'
import { bindingOf, findSecondStep } from './waiting-sign-ins.ts'

/** The code that is mailed after the right password, and is void with another one. */
export const signInCodeOf = (administrator: Administrator) => ({
  administratorId: administrator.administrator_id,
  purpose: 'login',
  binding: bindingOf(administrator),
})

/** Mails the code that completes a sign-in. A second request within the pause between two codes is no failure: the first is on its way. */
export async function mailSecondStep(deps: Deps, administrator: Administrator): Promise<void> {
  try {
    await sendCode(deps, {
      ...signInCodeOf(administrator),
      to: administrator.email,
      subject: 'Your Tradelane sign-in code',
      text: `Your code to sign in to the back office is {code}. It is valid for ${promised('oneTimeCode')}.\n\nTradelane\nIf you did not sign in, somebody else knows your password: say so to your colleagues now. Nobody at Tradelane will ever ask you for a code.`,
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CODE_SENT_RECENTLY')) throw error
  }
}

/** With the app, a mailed code does instead of it, but not after a reset by mail: the mailbox alone would open the back office. */
export const takesMail = ({ second_factor, reset_by_mail }: Administrator): boolean =>
  second_factor === 'mail' || !reset_by_mail

/** Queues it: neither the answer nor its timing shows who has an account, or whose password was right. */
export async function askForSecondStep(tx: Tx, wanted: Tasks['mail-second-step']): Promise<void> {
  await enqueue(tx, 'mail-second-step', wanted, {
    key: `second step:${wanted.email}`,
    maxAttempts: 5,
    isFirst: true,
  })
}

/** The job. Mails nothing where no sign-in waits for a code at the place that asks. */
export async function mailAskedSecondStep(
  deps: Deps,
  { email, place }: Tasks['mail-second-step'],
): Promise<void> {
  const administrator = await findActive(deps.db, email)
  if (!administrator || !takesMail(administrator)) return
  const waits = await findSecondStep(deps.db, administrator, place, deps.wallClock.now())
  if (waits) await mailSecondStep(deps, administrator)
}
