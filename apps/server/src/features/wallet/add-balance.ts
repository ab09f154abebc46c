import { randomUUID } from 'node:crypto'
import type { Currency, Money } from '@tradelane/money'
import { compare, formatMoney } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { requireApproval, useCode } from '../accounts/index.ts'
import { addBalanceBinding } from './add-balance-code.ts'
import { enteredAmount } from './entered-amount.ts'
import { type Funding, findFundingByRequest, insertFunding } from './fundings.ts'
import { requireWallet } from './queries.ts'
import { requireClearKyb } from './require-clear-kyb.ts'
import { settleFunding } from './settle-funding.ts'
import { settledSoon } from './settled-soon.ts'

type Wish = {
  amount: string
  sourceCurrencyCode: Currency
  destinationCurrencyCode: Currency
  password: string
  verify_code: string
}

/**
 * Adds balance from the prefunded pool, approved by password and code. The wish and the job that sees it through are
 * stored together; then the provider is asked at once, and whatever it does not answer in time the job finds out.
 */
export async function addBalance(
  deps: Deps,
  actor: CustomerActor,
  wish: Wish,
  requestKey: string | undefined,
): Promise<{ funding_status: 'added' | 'processing'; message: string }> {
  const { companyId } = actor
  const amount = await allowedAmount(deps, companyId, wish)
  const begun = await findFundingByRequest(deps.db, companyId, requestKey)
  if (begun && compare(begun.amount, amount) !== 0) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  const key = {
    companyId,
    fundingId: begun?.fundingId ?? (await begin(deps, actor, amount, wish, requestKey)),
  }
  return answerFor(await settledSoon(deps, settleFunding(deps, key)), amount)
}

async function allowedAmount(deps: Deps, companyId: string, wish: Wish): Promise<Money> {
  await requireClearKyb(deps.db, companyId)
  if (wish.sourceCurrencyCode !== wish.destinationCurrencyCode) {
    refuseFields({ sourceCurrencyCode: 'Balance is added in the currency of the account' })
  }
  await requireWallet(deps.db, companyId, wish.destinationCurrencyCode)
  return enteredAmount(wish.amount, wish.destinationCurrencyCode)
}

async function begin(
  deps: Deps,
  actor: CustomerActor,
  amount: Money,
  { password, verify_code: code }: Wish,
  requestKey: string | undefined,
): Promise<string> {
  const binding = addBalanceBinding(amount)
  const codeId = await requireApproval(deps, actor, { purpose: 'add balance', binding, password, code })
  const [fundingId, at, { companyId, userId }] = [randomUUID(), deps.clock.now(), actor]
  await inTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, at)
    await insertFunding(tx, { fundingId, companyId, kind: 'added', amount, requestKey, at })
    await recordEvent(tx, {
      companyId,
      subject: 'funding',
      subjectId: fundingId,
      from: null,
      to: 'requested',
      actor: `user:${userId}`,
      at,
      after: { amount: formatMoney(amount) },
    })
    await enqueue(tx, 'add-balance', { companyId, fundingId }, { runAt: whenWeHaveGivenUp(at) })
  })
  return fundingId
}

/** The request itself asks first; the job is for when it dies or gets no answer. */
const whenWeHaveGivenUp = (at: Date): Date => new Date(at.getTime() + 15_000)

function answerFor(funding: Funding | undefined, amount: Money) {
  if (funding?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', funding.reason ? { message: funding.reason } : {})
  }
  return funding?.state === 'added'
    ? { funding_status: 'added' as const, message: `${formatMoney(amount)} has been added to your balance.` }
    : {
        funding_status: 'processing' as const,
        message: `${formatMoney(amount)} is on its way to your balance.`,
      }
}
