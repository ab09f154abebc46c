import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { formatMoney, parseMoney } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { findPartner, partiesOfPayee } from '../../trade/partners/index.ts'
import { requireScreened } from '../../world/screening/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { currencyOf, type LimitRow } from './limits.ts'
import { termSheetSigning } from './sign-approval.ts'

type SignatureForm = { credit_limit_id: string; password: string; verify_code: string }

/** Signs the term sheet and opens the limit, with password and code for exactly this term sheet. */
export async function signTermSheet(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: SignatureForm,
): Promise<void> {
  const approval = { which, password, code }
  await withApproval(deps, actor, termSheetSigning, approval, async (tx, { row, at }) => {
    const { limit, issued } = row
    const { sheet } = issued
    await requireKnownBuyer(deps, tx, limit, at)
    const amount = formatMoney(parseMoney(sheet.approved_amount, currencyOf(limit)))
    const id = limit.credit_limit_id
    const { term_sheet_number, valid_until, finance_partner_name: partner } = sheet
    await move(tx, creditLimitLifecycle, {
      scope: actor,
      id,
      to: 'signed',
      at,
      facts: { term_sheet_number, amount, partner },
      set: { signed_at: at },
    })
    // Nothing more is checked: the finance partner is bound by its term sheet.
    await move(tx, creditLimitLifecycle, {
      scope: systemScope(limit.uid),
      id,
      to: 'active',
      at,
      facts: { amount, partner, valid_until: dayText(valid_until) },
    })
  })
}

/** No limit is opened while a match of the company or its buyer with a sanctions list is undecided. */
async function requireKnownBuyer(
  deps: Deps,
  tx: Tx,
  { uid, beneficiary_id }: LimitRow,
  at: Date,
): Promise<void> {
  const scope = systemScope(uid)
  const buyer = await findPartner(tx, scope, beneficiary_id)
  if (!buyer) throw new Refusal('NOT_FOUND')
  await requireScreened(deps, tx, { scope, parties: partiesOfPayee(buyer, []), at }, 'open this limit')
}
