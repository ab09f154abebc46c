import { randomUUID } from 'node:crypto'
import type { EscrowBlock } from '@tradelane/contract/smart-escrow/forms'
import type { Tx } from '@tradelane/db'
import { openAccounts, postJournal } from '@tradelane/ledger'
import { formatMoney, isPositive } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { settingsOf } from '../../../../access/team-settings.ts'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { readCorridor } from '../../../money/corridors/index.ts'
import { checkNames, corridorOf, partiesOfPayee } from '../../../trade/partners/index.ts'
import { requireScreened } from '../../../world/screening/index.ts'
import { isOtherName } from '../../simple-payment/index.ts'
import { blocksOf, draftAmounts, type StoredRelease } from '../blocks.ts'
import { amountIn, type EscrowRow, escrowNumber, getEscrow } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { escrowAccount, funded } from '../payouts/journals.ts'
import { askAgain, payAgain } from '../payouts/pay-again.ts'
import { beginEscrowStep } from '../payouts/steps.ts'
import { sendSellersLink } from '../seller/sellers-link.ts'
import { rateOfDraft } from './draft-rates.ts'
import { type ApprovableEscrow, escrowApproval, withPayee } from './escrow-approval.ts'

type ApprovalForm = { smart_escrow_id: string; password: string; verify_code: string }

/**
 * Approves an escrow by password and code. A draft is funded: one transaction moves the money into the escrow's own account, keeps payee and
 * blocks as approved, and stores the job that collects the fee. A changed payee is approved again, and its payouts go on. Refuses by field,
 * with WRONG_CODE, INSUFFICIENT_FUNDS, and ILLEGAL_STATE, also while a match of the payee with a sanctions list is undecided.
 */
export async function approveEscrow(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: ApprovalForm,
  requestKey: string | undefined,
): Promise<string> {
  // What banks ask for there, and the name that the payee's bank has, are fetched before the transaction, which only reads them.
  const escrow = await getEscrow(deps.db, actor, which.smart_escrow_id)
  const { payee } = await withPayee(deps.db, escrow, deps.clock.now())
  await readCorridor(deps, actor, corridorOf(payee))
  await checkNames(deps, actor, { accountId: escrow.beneficiary_account_id })
  const approval = { which, password, code, requestKey }
  const approved = await withRelease(
    deps,
    actor,
    escrowApproval,
    approval,
    async (tx, { row: approvable, at }) => {
      const { row, payee } = approvable
      const parties = partiesOfPayee(payee.partner, [payee.account])
      await requireScreened(deps, tx, { scope: actor, parties, at }, 'approve this escrow')
      if (isOtherName(payee) && !(await settingsOf(tx, actor)).isOn)
        await note(tx, escrowLifecycle, {
          scope: actor,
          id: row.smart_escrow_id,
          what: 'other_name_alone',
          at,
        })
      deps.crashAt('escrow_before_fund')
      if (row.state === 'draft') await fund(tx, actor, approvable, at)
      else await approvePayee(tx, actor, approvable, at)
      return row.state
    },
  )
  if (!approved.isReleased) return 'The escrow is waiting for release by a second person.'
  deps.crashAt('escrow_after_fund')
  return approved.result === 'draft'
    ? 'The escrow has been approved. The money is set aside.'
    : 'The beneficiary’s account has been approved.'
}

const payeeColumn = ({ payee: { partner, account, version, nameCheck } }: ApprovableEscrow) =>
  JSON.stringify({ partner, account, version, nameCheck })

async function fund(tx: Tx, actor: CustomerActor, approvable: ApprovableEscrow, at: Date): Promise<void> {
  const { row, payee, amount, rates } = approvable
  const { companyId } = actor
  const id = row.smart_escrow_id
  await move(tx, escrowLifecycle, {
    scope: actor,
    id,
    from: 'draft',
    to: 'approved',
    at,
    facts: { amount: formatMoney(amount), payee: payee.partner.company_name },
    set: {
      ...{ payee: payeeColumn(approvable), approved_by: actor.userId, approved_at: at },
      funded_for: payee.partner.company_name,
      fee_rate_id: (rates && rateOfDraft(row, rates)?.rateId) ?? null,
      agreement_due_at: dueAt('agreeEscrow', at, payee.account.beneficiaryCountryCode),
    },
  })
  await openAccounts(tx, companyId, amount.currency, [escrowAccount(id)])
  const description = `Smart escrow ${escrowNumber(row)} for ${payee.partner.company_name}`
  await postJournal(tx, funded({ companyId, escrowId: id, amount, description }, at))
  const amounts = draftAmounts(row)
  for (const [index, block] of blocksOf(row).entries())
    await beginBlock(tx, row, { block, position: index + 1, amount: amounts[index]?.amount ?? 0n, at })
  const fee = amountIn(row, row.fee_amount)
  if (isPositive(fee)) await beginEscrowStep(tx, { companyId, escrowId: id, kind: 'fee', amount: fee, at })
  if (blocksOf(row).some(asksTradelane))
    await note(tx, escrowLifecycle, { scope: systemScope(companyId), id, what: 'office_decides', at })
  await sendSellersLink(tx, { row, seller: payee.partner, scope: actor, at })
}

const asksTradelane = ({ document_approval, condition_approval }: EscrowBlock): boolean =>
  document_approval.some(({ approver }) => approver === 'Tradelane') ||
  condition_approval.some(({ approval_of_document }) => approval_of_document === 'Tradelane')

type NewBlock = { block: EscrowBlock; position: number; amount: bigint; at: Date }

async function beginBlock(tx: Tx, row: EscrowRow, { block, position, amount, at }: NewBlock): Promise<void> {
  const blockId = randomUUID()
  await begin(tx, escrowBlockLifecycle, {
    scope: systemScope(row.uid),
    to: 'pending',
    at,
    values: {
      block_id: blockId,
      smart_escrow_id: row.smart_escrow_id,
      position,
      percent: block.percent_of_money,
      currency: row.currency,
      amount,
    },
  })
  const documents = block.document_approval.map(
    ({ approval_of_document: title, doument_file: file, approver }) => ({
      ...{ kind: 'document' as const, title, file: file || null, approver },
    }),
  )
  const conditions = block.condition_approval.map(
    ({ condition: title, approval_of_document: approver, released_by }) => ({
      ...{ kind: 'condition' as const, title, file: null, approver },
      ...(released_by && releaseColumns(released_by as StoredRelease)),
    }),
  )
  const items = [...documents.map(numbered), ...conditions.map(numbered)]
  await tx
    .insertInto('escrow_items')
    .values(items.map((item) => ({ ...item, item_id: randomUUID(), uid: row.uid, block_id: blockId })))
    .execute()
}

const releaseColumns = ({ event, subject_id, record, since }: StoredRelease) => ({
  ...{ release_event: event, release_subject_id: subject_id, release_record: record },
  release_since: new Date(since),
})

const numbered = <T>(item: T, index: number) => ({ ...item, position: index + 1 })

/** Payouts that were held back, or refused by the provider, are made to the payee as it is approved now. */
async function approvePayee(
  tx: Tx,
  actor: CustomerActor,
  approvable: ApprovableEscrow,
  at: Date,
): Promise<void> {
  const { row, payee } = approvable
  await note(tx, escrowLifecycle, {
    scope: actor,
    id: row.smart_escrow_id,
    what: 'payee_approved',
    at,
    facts: { payee: payee.partner.company_name, account: payee.account.account_no.slice(-4) },
    set: { payee: payeeColumn(approvable), payee_changed_at: null },
  })
  await payAgain(tx, actor, row, at)
  await askAgain(tx, row)
}
