import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { findUser, requireApproval, sendCode, useCode } from '../accounts/index.ts'
import { placeCharge, settleCharge } from '../charges/index.ts'
import { requireClearKyb, requireWallet, settledSoon } from '../wallet/index.ts'
import { dayOf, findQuoted, getPolicy, lockPolicy, type PolicyRow, policyNumber } from './policies.ts'
import { insurer } from './premium-table.ts'

type Bindable = { row: PolicyRow; quoted: NonNullable<ReturnType<typeof findQuoted>> }

/** What a code for binding approves: this offer for this policy, as it stands. */
export const bindingOf = ({ row, quoted }: Bindable): string =>
  `insurance ${row.insurance_id} version ${row.version} ${formatMoney(quoted.total)} to ${insurer}`

/** Mails the code. Refuses as binding itself does. */
export async function sendBindCode(deps: Deps, { companyId, userId }: CustomerActor, insuranceId: string) {
  const bindable = requireBindable(await getPolicy(deps.db, companyId, insuranceId), deps.clock.now())
  await requireClearKyb(deps.db, companyId)
  await requireWallet(deps.db, companyId, 'USD')
  const user = await findUser(deps.db, userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  const { row, quoted } = bindable
  await sendCode(deps, {
    userId,
    purpose: 'insurance',
    binding: bindingOf(bindable),
    to: user.work_email,
    subject: 'Your Tradelane code to bind an insurance',
    text: `{code} is your code to bind insurance ${policyNumber(row)}:

${formatMoney(quoted.total)}
to ${insurer}
of it ${formatMoney(quoted.fee)} service fee of Tradelane

It is good for 10 minutes and for this quote only. If anything here is not what you meant, do not enter it.`,
  })
  return { amount: quoted.total, payee: insurer }
}

type Approval = { insurance_id: string; password: string; verify_code: string }

/**
 * Sets the premium aside and has it collected; the policy is bound, and its certificate issued, in the transaction that books the
 * money: here, or by the charge's job where the provider takes its time.
 */
export async function bindInsurance(deps: Deps, actor: CustomerActor, approval: Approval) {
  const { companyId } = actor
  const insuranceId = approval.insurance_id
  const known = await getPolicy(deps.db, companyId, insuranceId)
  const chargeId = await begin(deps, actor, known, approval)
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  const { state, certificate_number } = await getPolicy(deps.db, companyId, insuranceId)
  return state === 'bound'
    ? { insurance_status: 'bound' as const, certificate_number, message: 'Your goods are insured.' }
    : {
        insurance_status: 'processing' as const,
        certificate_number: null,
        message: 'The premium is on its way to the insurer. The certificate follows by itself.',
      }
}

async function begin(
  deps: Deps,
  actor: CustomerActor,
  known: PolicyRow,
  { password, verify_code: code }: Approval,
): Promise<string> {
  const at = deps.clock.now()
  const { companyId, userId } = actor
  const binding = bindingOf(requireBindable(known, at))
  await requireClearKyb(deps.db, companyId)
  const codeId = await requireApproval(deps, actor, { purpose: 'insurance', binding, password, code })
  return inTransaction(deps.db, async (tx) => {
    const bindable = requireBindable(await lockPolicy(tx, companyId, known.insurance_id), at)
    const { row, quoted } = bindable
    // What was approved is what is paid for: a change in between has its own code.
    if (bindingOf(bindable) !== binding) throw new Refusal('WRONG_CODE')
    await useCode(tx, codeId, at)
    await tx
      .updateTable('insurance_policies')
      .set({ payment: 'processing', reason: null, updated_at: at })
      .where('uid', '=', companyId)
      .where('insurance_id', '=', row.insurance_id)
      .execute()
    return placeCharge(tx, {
      companyId,
      service: 'insurance',
      subjectId: row.insurance_id,
      description: `Cargo insurance ${policyNumber(row)}, ${insurer}`,
      amount: quoted.total,
      fee: quoted.fee,
      actor: `user:${userId}`,
      at,
    })
  })
}

/** Refuses with ILLEGAL_STATE what is not offered, and with QUOTE_EXPIRED what is not offered any more. */
export function requireBindable(row: PolicyRow, now: Date): Bindable {
  const quoted = findQuoted(row)
  if (row.state !== 'quoted' || row.payment === 'processing' || !quoted) throw new Refusal('ILLEGAL_STATE')
  if (quoted.expiresAt <= now)
    throw new Refusal('QUOTE_EXPIRED', { message: 'This quote has expired. Please ask for a new one.' })
  // Nobody insures what may be lost already.
  if (row.valid_from < dayOf(new Date(now.getTime() - 43_200_000)))
    throw new Refusal('QUOTE_EXPIRED', {
      message: 'Its first day is over. Change the dates for a new quote.',
    })
  return { row, quoted }
}
