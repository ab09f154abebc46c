import { settingsRequest } from '@tradelane/contract/team/code-request'
import { formatMoney, type Money, money, parseMoney } from '@tradelane/money'
import { dailyCentsOf, type Settings, settingsOf } from '../../../access/team-settings.ts'
import type { ApprovedAction } from '../../../entries/approved-action.ts'
import { lockTeam } from './members.ts'

/** The chosen settings; the limits are decimal text, in US dollars. */
export type Choice = { team_enabled: 0 | 1; approval_limit: string; daily_limit?: string | undefined }
type Change = { choice: Choice; before: Settings }

/** Changes team mode and the limits: the code is bound to exactly these settings. */
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
  binding: ({ choice, before }) => {
    const after = settingsAfter(choice, before)
    return {
      // Null: team mode is off.
      limit: after.isOn ? dollars(after.limitCents) : null,
      daily: after.isOn ? dollars(dailyCentsOf(after)) : null,
      before: { isOn: before.isOn, limitCents: before.limitCents, dailyCents: before.dailyCents },
    }
  },
  summary: (change) => ({
    mailSubject: 'Your Tradelane code to change the team settings',
    mailLead: '{code} is your code to change the team settings of your company:',
    facts: textOf(change),
  }),
}

export const dollars = (cents: bigint): Money => money(cents, 'USD')
const centsOf = (text: string): bigint => parseMoney(text, 'USD').amount

/** Turned off, a team keeps its limits. */
export function settingsAfter(
  { team_enabled, approval_limit, daily_limit }: Choice,
  before: Settings,
): Settings {
  if (team_enabled === 0) return { ...before, isOn: false }
  return {
    isOn: true,
    limitCents: centsOf(approval_limit),
    dailyCents: daily_limit === undefined ? before.dailyCents : centsOf(daily_limit),
  }
}

function textOf({ choice, before }: Change): string[] {
  const after = settingsAfter(choice, before)
  if (!after.isOn) return ['One person does everything. No payment waits for release.']
  const { limitCents } = after
  return limitCents === 0n
    ? ['Several people work for the company. Every payment waits for release by a second person.']
    : [
        `Several people work for the company. Payments above ${formatMoney(dollars(limitCents))} wait for release by a second person.`,
        `One person may approve ${formatMoney(dollars(dailyCentsOf(after)))} a day alone.`,
      ]
}
