import { negate, sum } from '@tradelane/money'
import type { Clock } from '../../clock.ts'
import type { Movement, PaymentProvider, ProviderPayout } from '../payment-provider.ts'
import { answerOpenRequests } from './answer-request.ts'
import { niumCorridors } from './corridors.ts'
import { niumCustomers } from './customers.ts'
import { niumDeposits } from './deposits.ts'
import { checkName } from './name-check.ts'
import { type NiumConfig, niumApi } from './nium-api.ts'
import { paths as pathsOf } from './paths.ts'
import { niumPayouts } from './payouts.ts'
import { webhookReader } from './read-webhook.ts'
import { returnDeposit } from './return-deposit.ts'
import { listTransactions, toMovements } from './transactions.ts'
import { niumTreasury } from './treasury.ts'

export type NiumOptions = NiumConfig & { partnerKey: string; clock?: Clock }

/** Built from their public documents (API 2025.7 and the pages on docs.nium.com); not yet tried against the live service. */
export function niumPayments({ partnerKey, clock = machineClock, ...config }: NiumOptions): PaymentProvider {
  const api = niumApi(config)
  const paths = pathsOf(config.clientHashId)
  const payouts = niumPayouts(api, paths, clock)
  const listMovements: PaymentProvider['listMovements'] = async ({ customer, since }) =>
    toMovements(await listTransactions(api, paths, customer, { since }))

  return {
    ...niumCustomers(api, paths),
    ...niumCorridors(api, paths),
    ...niumTreasury(api, paths, clock),
    ...payouts,
    checkName: (account) => checkName(api, paths, account),
    ...niumDeposits(api, paths),
    returnDeposit,
    listMovements,
    readWebhook: webhookReader(partnerKey),

    async answerRequest(answer) {
      const payout = await payouts.find(answer)
      if (payout?.status !== 'action_required') return payout
      await answerOpenRequests(api, paths, answer)
      return payouts.find(answer)
    },

    async listPayouts({ customer, since }) {
      const found: ProviderPayout[] = []
      for (const [key, debits] of debitsByKey(
        await listMovements({ customer, ...(since ? { since } : {}) }),
      )) {
        const payout = await payouts.find({ key, customer })
        const [first] = debits
        if (payout && first) found.push({ ...payout, source: negate(sum(first.currency, debits)) })
      }
      return found
    },
  }
}

/** In the order in which the keys first come. */
function debitsByKey(movements: readonly Movement[]): Map<string, Movement['amount'][]> {
  const debits = new Map<string, Movement['amount'][]>()
  for (const { kind, key, amount } of movements)
    if (kind === 'payout' && key) debits.set(key, [...(debits.get(key) ?? []), amount])
  return debits
}

const machineClock: Clock = { now: () => new Date() }
