import { type Currency, type Money, money } from '@tradelane/money'
import type { Pool } from 'pg'
import type { Clock } from '../../clock.ts'
import { accountDetailsFor } from '../../payments/sandbox/account-details.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type {
  Collection,
  CollectionAccount,
  CollectionRequest,
  FinancePartners,
  PartnerTransfer,
  TransferAnswer,
} from '../finance-partners.ts'
import { listTransfers, type PlayedTransfer } from './list-transfers.ts'
import { financeStore } from './tables.ts'
import { readTransferManner, type TransferManner, writeTransferManner } from './transfer-manners.ts'

/** What a buyer enters at its bank: any currency, any amount, from any account. */
type BuyerPayment = {
  /** The collection account's key. */
  key: string
  amount: Money
  sender: string
  senderAccount?: string
  reference?: string
}

export type SandboxFinancePartners = FinancePartners & {
  /** Plays a buyer; answers the payment's reference, or undefined where the account was never opened. */
  receive(payment: BuyerPayment): Promise<string | undefined>
  /** A transfer that was accepted and never confirmed is done, or refused, after all; false where there is none. */
  confirm(key: string, outcome: { refusedFor?: string }): Promise<boolean>
  listTransfers(): Promise<PlayedTransfer[]>
  manner(): Promise<TransferManner>
  behave(manner: TransferManner): Promise<void>
}

/**
 * The reference chooses what happens to a transfer, so that anyone can see every outcome:
 *
 *     SIM-PARTNER-REFUSE   refused at once            SIM-PARTNER-TIMEOUT   done, but the answer never comes
 *     SIM-PARTNER-WAIT     accepted, until somebody confirms it
 */
function outcomeOf({ reference }: PartnerTransfer, manner: TransferManner) {
  if (reference.includes('SIM-PARTNER-REFUSE') || manner === 'refuse')
    return { status: 'rejected', reason: 'The finance partner does not fund this invoice.' } as const
  if (reference.includes('SIM-PARTNER-WAIT') || manner === 'wait')
    return { status: 'accepted', reason: null } as const
  return { status: 'done', reason: null } as const
}

export function sandboxFinancePartners({
  pool,
  clock,
}: {
  pool: Pool
  clock: Clock
}): SandboxFinancePartners {
  const store = financeStore(pool)
  return {
    sendAdvance: (transfer) => transferOnce(store, 'advance', transfer, clock.now()),
    repay: (transfer) => transferOnce(store, 'repayment', transfer, clock.now()),
    collectionAccount: (request) => accountOf(store, request),
    async listCollections({ since }) {
      const rows = await store.query<CollectionRow>(
        `select id::text, key, currency, amount::text, sender, sender_account, reference, arrived_at
           from provider_sandbox.collections where arrived_at >= $1 order by arrived_at, id`,
        [since ?? new Date(0)],
      )
      return rows.map(toCollection)
    },
    async returnCollection({ key, providerReference }) {
      const [row] = await store.query<{ returned_by: string }>(
        `update provider_sandbox.collections set returned_by = coalesce(returned_by, $2)
          where 'FC' || (3300000000 + id) = $1 returning returned_by`,
        [providerReference, key],
      )
      if (row?.returned_by !== key)
        return { key, status: 'rejected', reason: 'The payment was returned before.' }
      return { key, status: 'done', providerReference: `FR${providerReference.slice(2)}` }
    },
    async receive({ key, amount, sender, senderAccount, reference }) {
      const [row] = await store.query<{ id: string }>(
        `insert into provider_sandbox.collections (key, currency, amount, sender, sender_account, reference, arrived_at)
         select key, $2, $3, $4, $5, coalesce($6, reference), $7 from provider_sandbox.collection_accounts where key = $1
         returning id::text`,
        [key, amount.currency, String(amount.amount), sender, senderAccount, reference, clock.now()],
      )
      return row && referenceOf(row.id)
    },
    async confirm(key, { refusedFor }) {
      const rows = await store.query(
        `update provider_sandbox.partner_transfers set status = $2, reason = $3
          where key = $1 and status = 'accepted' returning key`,
        [key, refusedFor === undefined ? 'done' : 'rejected', refusedFor],
      )
      return rows.length > 0
    },
    listTransfers: () => listTransfers(store),
    manner: () => readTransferManner(store),
    behave: (manner) => writeTransferManner(store, manner),
  }
}

type TransferRow = {
  id: string
  status: TransferAnswer['status']
  reason: string | null
  is_same: boolean
}

/** The caller who inserts the key acts; all others read the result. Throws where the key was used for something else. */
async function transferOnce(
  store: SandboxStore,
  kind: 'advance' | 'repayment',
  transfer: PartnerTransfer,
  at: Date,
): Promise<TransferAnswer> {
  const { key, financePartnerId, amount, reference } = transfer
  const outcome = outcomeOf(transfer, await readTransferManner(store))
  const asked = [key, kind, financePartnerId, amount.currency, String(amount.amount)]
  const inserted = await store.query(
    `insert into provider_sandbox.partner_transfers
       (key, kind, finance_partner_id, currency, amount, reference, status, reason, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning id`,
    [...asked, reference, outcome.status, outcome.reason, at],
  )
  // The first answer is lost; a second request with the same key is answered.
  if (inserted.length > 0 && reference.includes('SIM-PARTNER-TIMEOUT'))
    throw new ProviderUnavailable('the finance partner did not answer')
  const [row] = await store.query<TransferRow>(
    `select id::text, status, reason, (kind, finance_partner_id, currency, amount) = ($2, $3, $4, $5::bigint) as is_same
       from provider_sandbox.partner_transfers where key = $1`,
    asked,
  )
  if (!row?.is_same) throw new Error(`the key ${key} was used for another transfer`)
  const answer = { key, providerReference: `FT${2_200_000_000n + BigInt(row.id)}`, status: row.status }
  return row.reason === null ? answer : { ...answer, reason: row.reason }
}

async function accountOf(store: SandboxStore, request: CollectionRequest): Promise<CollectionAccount> {
  const { key, financePartnerId, currency, reference } = request
  await store.query(
    `insert into provider_sandbox.collection_accounts (key, finance_partner_id, currency, reference)
     values ($1, $2, $3, $4) on conflict (key) do nothing`,
    [key, financePartnerId, currency, reference],
  )
  const [row] = await store.query<{ currency: string; reference: string }>(
    'select currency, reference from provider_sandbox.collection_accounts where key = $1',
    [key],
  )
  if (!row) throw new Error(`no collection account ${key}`)
  const holder = 'Tradelane Collections (in trust)'
  const details = accountDetailsFor({ customerId: key, name: holder }, row.currency as Currency)
  const { routingCodeType2: type, routingCodeValue2: value } = details
  return {
    holder,
    bank: details.fullBankName,
    bankAddress: details.bankAddress,
    account: details.uniquePaymentId,
    routing: [
      { type: details.routingCodeType1, value: details.routingCodeValue1 },
      ...(type && value ? [{ type, value }] : []),
    ],
    reference: row.reference,
  }
}

type CollectionRow = {
  id: string
  key: string
  currency: string
  amount: string
  sender: string
  sender_account: string | null
  reference: string
  arrived_at: Date
}

const referenceOf = (id: string): string => `FC${3_300_000_000n + BigInt(id)}`

const toCollection = (row: CollectionRow): Collection => ({
  providerReference: referenceOf(row.id),
  at: row.arrived_at,
  key: row.key,
  amount: money(BigInt(row.amount), row.currency as Currency),
  sender: row.sender,
  ...(row.sender_account === null ? {} : { senderAccount: row.sender_account }),
  reference: row.reference,
})
