import { isPositive, type Money } from '@tradelane/money'
import type { PoolClient } from 'pg'
import type { Deposit } from '../payment-provider.ts'
import { depositReference } from './list-deposits.ts'
import { moveMoney, type WalletChange, whyNot } from './move-money.ts'
import { creditBody } from './webhook-body.ts'

/** What a payer elsewhere sends to one of a customer's accounts. */
export type IncomingMoney = { customerId: string } & Pick<
  Deposit,
  'amount' | 'sender' | 'senderAccount' | 'reference'
>

export type Received =
  | { status: 'credited'; providerReference: string }
  /** The money goes back to the sender. */
  | { status: 'refused'; reason: string }

/** Plays the payer's bank. The wallet, the deposit and its webhook are written together, or not at all. */
export async function receiveMoney(tx: PoolClient, incoming: IncomingMoney, at: Date): Promise<Received> {
  const { customerId, amount, sender, senderAccount = null, reference } = incoming
  if (!isPositive(amount)) throw new RangeError('only a positive amount can arrive')
  const walletId = await findWallet(tx, customerId, amount)
  if (walletId === undefined)
    return { status: 'refused', reason: `There is no ${amount.currency} account to pay into.` }
  const { rows } = await tx.query<{ id: string }>(
    `insert into provider_sandbox.deposits (customer_id, currency, amount, sender, sender_account, reference, at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::text`,
    [customerId, amount.currency, String(amount.amount), sender, senderAccount, reference, at],
  )
  const providerReference = depositReference(BigInt(rows[0]?.id ?? ''))
  const change: WalletChange = { customerId, amount, kind: 'deposit', providerReference, at }
  if (!(await moveMoney(tx, change))) throw new Error(`${providerReference}: ${whyNot(change)}`)
  await tx.query(`insert into provider_sandbox.webhooks (body, next_attempt_at) values ($1, $2)`, [
    JSON.stringify(creditBody({ customerId, walletId, amount, sender, providerReference })),
    at,
  ])
  return { status: 'credited', providerReference }
}

async function findWallet(
  tx: PoolClient,
  customerId: string,
  { currency }: Money,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ wallet_id: string }>(
    `select customer.wallet_id from provider_sandbox.customers customer
       join provider_sandbox.wallets wallet using (customer_id) where customer_id = $1 and wallet.currency = $2`,
    [customerId, currency],
  )
  return rows[0]?.wallet_id
}
