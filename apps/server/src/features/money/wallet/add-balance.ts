import { randomUUID } from 'node:crypto'
import type { Currency, Money } from '@tradelane/money'
import { formatMoney } from '@tradelane/money'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { settledSoon } from '../steps/index.ts'
import { balanceAddition } from './add-balance-approval.ts'
import { enteredAmount } from './entered-amount.ts'
import { beginFunding, settleFunding } from './funding-step.ts'
import { type Funding, findFundingByRequest } from './fundings.ts'

type Entered = {
  amount: string
  sourceCurrencyCode: Currency
  destinationCurrencyCode: Currency
  password: string
  verify_code: string
}

/**
 * Adds balance from the prefunded pool, approved by password and code. The funding and the job that completes it are
 * stored together; then the provider is asked at once, and the job completes what it does not answer in time.
 */
export async function addBalance(
  deps: Deps,
  actor: CustomerActor,
  entered: Entered,
  requestKey: string | undefined,
): Promise<{ funding_status: 'added' | 'processing'; message: string }> {
  const { companyId } = actor
  const { sourceCurrencyCode, destinationCurrencyCode: currency } = entered
  const earlier = await findFundingByRequest(deps.db, actor, requestKey)
  if (!earlier && sourceCurrencyCode !== currency)
    refuseFields({ sourceCurrencyCode: 'Balance is added in the currency of the account' })
  const amount = enteredAmount(entered.amount, currency)
  if (earlier && !isSame(earlier.amount, amount)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  const fundingId = earlier?.fundingId ?? (await begin(deps, actor, entered, requestKey))
  return answerFor(await settledSoon(deps, settleFunding(deps, { companyId, fundingId })), amount)
}

const isSame = (a: Money, b: Money): boolean => a.currency === b.currency && a.amount === b.amount

async function begin(
  deps: Deps,
  actor: CustomerActor,
  { amount, destinationCurrencyCode: currency, password, verify_code: code }: Entered,
  requestKey: string | undefined,
): Promise<string> {
  const fundingId = randomUUID()
  const approval = { which: { amount, currency }, password, code }
  return withApproval(deps, actor, balanceAddition, approval, async (tx, { row: amount, at }) => {
    await beginFunding(tx, { fundingId, scope: actor, kind: 'added', amount, requestKey, at })
    return fundingId
  })
}

function answerFor(funding: Funding | undefined, amount: Money) {
  if (funding?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', funding.reason ? { message: funding.reason } : {})
  }
  return funding?.state === 'added'
    ? { funding_status: 'added' as const, message: `${formatMoney(amount)} has been added to your balance.` }
    : {
        funding_status: 'processing' as const,
        message: `${formatMoney(amount)} is being added to your balance.`,
      }
}
