import type { Pool } from 'pg'
import type { Clock } from '../../clock.ts'
import type { FxSource } from '../../fx/fx-source.ts'
import { webhookReader } from '../nium/read-webhook.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { advancePayouts } from './advance-payouts.ts'
import { chargeWallet } from './charge-wallet.ts'
import { checkName } from './check-name.ts'
import { convertBalance } from './convert-balance.ts'
import { sandboxCustomers } from './customers.ts'
import { type DeliveryFaults, deliverWebhooks, type PostWebhook } from './deliver-webhooks.ts'
import { fundWallet } from './fund-wallet.ts'
import { listDeposits } from './list-deposits.ts'
import { listMovements } from './list-movements.ts'
import { type Manners, readManners, writeManners } from './manners.ts'
import { findNextMove } from './next-move.ts'
import { sandboxPayouts } from './payouts.ts'
import { listPlayed, type PayoutAction, type PlayedPayout, playPayout } from './play-payout.ts'
import { type IncomingMoney, type Received, receiveMoney } from './receive-money.ts'
import { returnDeposit } from './return-deposit.ts'
import { paymentStore } from './tables.ts'
import { type SandboxTiming, unhurried } from './timing.ts'

export type SandboxPayments = PaymentProvider & {
  /** Moves payouts on to where they are by `now`; answers the number of steps taken. */
  advance(now?: Date): Promise<number>
  /** When there is next something to advance or to deliver; undefined where nothing waits. */
  nextMove(): Promise<Date | undefined>
  /** Posts the webhooks that wait; answers the number taken. */
  deliver(post: PostWebhook, faults?: DeliveryFaults): Promise<number>
  /** Somebody elsewhere pays into an account of a customer. Refused without a wallet in that currency. */
  receive(incoming: IncomingMoney): Promise<Received>
  /** For somebody who plays the provider. */
  played(): Promise<PlayedPayout[]>
  play(providerReference: string, action: PayoutAction): Promise<'done' | 'too_late' | 'unknown'>
  manners(): Promise<Manners>
  behave(manners: Manners): Promise<void>
}

export type SandboxOptions = {
  pool: Pool
  clock: Clock
  fx: FxSource
  /** Sent with every webhook, and expected by `readWebhook`: at least 16 characters. */
  partnerKey: string
} & Partial<SandboxTiming>

/**
 * Holds no real money, pays nobody, and remembers everything: its books survive a crash as ours do, so that ours can be
 * reconciled against them. Nothing happens by itself: somebody must call `advance` and `deliver` now and then.
 */
export function sandboxPayments({ pool, clock, fx, partnerKey, ...timing }: SandboxOptions): SandboxPayments {
  const store = paymentStore(pool)
  const pace = { ...unhurried, ...timing }
  return {
    ...sandboxCustomers(store),
    ...sandboxPayouts(store, clock, pace),
    checkName,
    fund: (funding) => store.transaction((tx) => fundWallet(tx, funding, clock.now())),
    convert: (conversion) => store.transaction((tx) => convertBalance(tx, conversion, clock.now())),
    charge: (charge) => store.transaction((tx) => chargeWallet(tx, charge, clock.now())),
    returnDeposit: (request) => store.transaction((tx) => returnDeposit(tx, request, clock.now())),
    quote: ({ from, to }) => fx.midRate(from, to),
    listMovements: listMovements(store),
    listDeposits: listDeposits(store),
    receive: (incoming) => store.transaction((tx) => receiveMoney(tx, incoming, clock.now())),
    readWebhook: webhookReader(partnerKey),
    advance: async (now = clock.now()) =>
      (await readManners(store)).movesOn ? advancePayouts(store, now, pace.stepMs) : 0,
    nextMove: () => findNextMove(store),
    played: () => listPlayed(store),
    play: (providerReference, action) =>
      playPayout(store, { providerReference, action, at: clock.now(), stepMs: pace.stepMs }),
    manners: () => readManners(store),
    behave: (manners) => writeManners(store, manners),
    deliver: (post, faults) => deliverWebhooks(store, { now: clock.now(), partnerKey, post, ...faults }),
  }
}
