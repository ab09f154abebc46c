import { verificationOf } from '@tradelane/contract/approvals/calls'
import { routes } from '../http/routes.ts'
import type { AnyApprovedAction } from './approved-action.ts'
import { codeSent, wireOf } from './code-answer.ts'
import { sendApprovalCode } from './send-approval-code.ts'

/** One call for the code of every action. */
export function approvalRoutes(actions: readonly AnyApprovedAction[]) {
  const byPurpose = new Map(actions.map((action) => [action.purpose, action]))
  return routes(verificationOf(actions.map(({ request }) => request)), {
    sendCode: async ({ deps, actor, body }) => {
      const { type, ...which } = body as { type: string }
      const action = byPurpose.get(type)
      if (!action) throw new Error(`no action has the purpose ${type}`)
      return { ...codeSent, approves: wireOf(await sendApprovalCode(deps, actor, action, which as never)) }
    },
  })
}
