import { verificationOf } from '@tradelane/contract/approvals/calls'
import { releases } from '@tradelane/contract/approvals/release-calls'
import type { AnyApprovedAction } from '../entries/approved-action.ts'
import { routes, success } from '../http/routes.ts'
import { codeSent, wireOf } from './code-answer.ts'
import { decideRelease } from './decide-release.ts'
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

/** What is decided about actions that wait for a second person. */
export const releaseRoutes = (actions: readonly AnyApprovedAction[]) =>
  routes(releases, {
    refuse: async ({ deps, actor, body }) => {
      await decideRelease(deps, actor, actions, body)
      return { ...success, message: 'Refused. Nothing was paid.' }
    },
    withdraw: async ({ deps, actor, body }) => {
      await decideRelease(deps, actor, actions, body)
      return { ...success, message: 'Taken back. Nothing was paid.' }
    },
  })
