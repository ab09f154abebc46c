import { rollUpDays, takeSnapshots } from '@tradelane/ledger'
import { expireReleaseRequests } from '../approvals/expire-release-requests.ts'
import type { Deps } from '../deps/deps.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import { failingRowRules } from '../work/failing-rows.ts'

/** What the ledger, the approvals and the jobs of the clock need, which are no features. */
export const platform: FeatureEntry<Deps> = {
  tasks: {
    'take-ledger-snapshots': async ({ db }) => void (await takeSnapshots(db)),
    'roll-up-days': async ({ db }) => void (await rollUpDays(db)),
    'expire-release-requests': expireReleaseRequests,
  },
  crontab: ['* * * * * take-ledger-snapshots', '* * * * * roll-up-days', '7 * * * * expire-release-requests'],
  subjects: ['failing_row', 'release_request'],
  rules: { failing_row: failingRowRules },
  constraints: {
    ledger_accounts_never_negative: 'INSUFFICIENT_FUNDS',
    ledger_holds_resolved_once: 'ILLEGAL_STATE',
  },
}
