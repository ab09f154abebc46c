import { settingsRequest } from '@tradelane/contract/team/code-request'
import { formatMoney, type Money, parseMoney } from '@tradelane/money'
import { type Settings, settingsOf } from '../../../access/team-settings.ts'
import type { ApprovedAction } from '../../../entries/approved-action.ts'
import { lockTeam } from './members.ts'

/** The chosen settings; the limit is decimal text, in US dollars. */
export type Choice = { team_enabled: 0 | 1; approval_limit: string }
type Change = { choice: Choice; before: Settings }

/** Changes team mode and the approval limit: the code is bound to exactly these settings. */
export const settingsChange: ApprovedAction<Choice, Change> = {
  purpose: 'team settings',
  who: 'owner',
  isForVerified: false,
  release: 'moves no money out',
  request: settingsRequest,
  load: async ({ db, actor }, choice) => ({ choice, before: await settingsOf(db, actor) }),
  lock: async ({ tx, actor }, choice) => ({ choice, before: await lockTeam(tx, actor) }),
  // The last colleague may be removed after the code was sent: the state is checked when the settings are saved.
  require: () => undefined,
  binding: ({ choice, before }) => ({
    // Null: team mode is off.
    limit: choice.team_enabled === 1 ? limitOf(choice) : null,
    before: { isOn: before.isOn, limitCents: before.limitCents },
  }),
  summary: ({ choice }) => ({
    mailSubject: 'Your Tradelane code to change the team settings',
    mailLead: '{code} is your code to change the team settings of your company:',
    facts: [textOf(choice)],
  }),
}

export const limitOf = ({ approval_limit }: Choice): Money => parseMoney(approval_limit, 'USD')

function textOf(choice: Choice): string {
  if (choice.team_enabled === 0) return 'One person does everything. No payment waits for release.'
  const limit = limitOf(choice)
  return limit.amount === 0n
    ? 'Several people work for the company. Every payment waits for release by a second person.'
    : `Several people work for the company. Payments above ${formatMoney(limit)} wait for release by a second person.`
}
