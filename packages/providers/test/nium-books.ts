import { randomUUID } from 'node:crypto'

type Transaction = Record<string, unknown> & {
  externalId?: string
  rfiDetails?: Record<string, unknown>[]
}
type AuditRow = {
  systemReferenceNumber: string
  externalId: string
  status: string
  lastUpdatedAt: string
  errorDescription?: string
}
export type Remittance = {
  externalId: string
  reference: string
  currency: string
  sent: number
  fee: number
  comments: string
  rows: AuditRow[]
}
export type Quote = { sourceAmount: number; sourceCurrencyCode: string; destinationCurrencyCode: string }
export type Wallet = {
  balances: Map<string, number>
  transactions: Transaction[]
  accounts: Record<string, unknown>[]
  beneficiaries: Record<string, unknown>[]
  remittances: Remittance[]
}

/** What the vendor's side remembers in these tests: amounts in cents, times in whole seconds as it writes them. */
export class NiumBooks {
  readonly customers = new Map<string, { customerHashId: string; walletHashId: string }>()
  readonly quotes = new Map<string, Quote>()
  /** What was asked of Nium Verify. */
  readonly verifications: unknown[] = []
  readonly #wallets = new Map<string, Wallet>()
  #seconds = 0
  #references = 6_431_795_000

  wallet(id: string): Wallet {
    const wallet = this.#wallets.get(id) ?? {
      balances: new Map(),
      transactions: [],
      accounts: [],
      beneficiaries: [],
      remittances: [],
    }
    this.#wallets.set(id, wallet)
    return wallet
  }

  openCustomer(tag: string) {
    const opened = this.customers.get(tag) ?? { customerHashId: randomUUID(), walletHashId: randomUUID() }
    this.customers.set(tag, opened)
    return opened
  }

  nextReference(prefix: string): string {
    return `${prefix}${this.#references++}`
  }

  /** "2026-03-02 09:00:07", without a zone. */
  now(): string {
    const at = new Date(Date.UTC(2026, 2, 2, 9) + 1_000 * this.#seconds++)
    return at.toISOString().slice(0, 19).replace('T', ' ')
  }

  /** False where the wallet lacks the money. */
  move(
    wallet: Wallet,
    currency: string,
    cents: number,
    details: { transactionType: string; authCode: string; externalId?: string },
  ): boolean {
    const balance = (wallet.balances.get(currency) ?? 0) + cents
    if (balance < 0) return false
    wallet.balances.set(currency, balance)
    wallet.transactions.push({
      ...details,
      status: 'Approved',
      billingAmount: Math.abs(cents) / 100,
      billingCurrencyCode: currency,
      debit: cents < 0,
      dateOfTransaction: this.now(),
    })
    return true
  }

  /** A bank transfer arrives on an account number of the wallet. One that is still examined has not changed the balance. */
  receive(
    wallet: Wallet,
    currency: string,
    cents: number,
    { status = 'Approved', ...payer }: { status?: string; labels?: object; comments?: string },
  ): string {
    const authCode = this.nextReference('FW')
    const transactionType = 'Wallet_Credit_Mode_Offline_ThirdParty'
    this.move(wallet, currency, status === 'Approved' ? cents : 0, { transactionType, authCode })
    Object.assign(wallet.transactions.at(-1) ?? {}, payer, { status, billingAmount: cents / 100 })
    return authCode
  }

  /** The newest row goes to the front: the order of the life cycle is not promised. */
  step({ rows, reference, externalId }: Remittance, status: string, errorDescription?: string): void {
    rows.unshift({
      systemReferenceNumber: reference,
      externalId,
      status,
      lastUpdatedAt: this.now(),
      ...(errorDescription ? { errorDescription } : {}),
    })
  }

  /** Takes every payout to where its comments say it ends. */
  progress(): void {
    for (const wallet of this.#wallets.values())
      for (const remittance of wallet.remittances) this.#finish(wallet, remittance)
  }

  #finish(wallet: Wallet, remittance: Remittance): void {
    const last = remittance.rows[0]?.status
    if (last !== 'INITIATED' && last !== 'RFI_RESPONDED') return
    if (remittance.comments.includes('SIM REJECT LATE')) {
      this.step(remittance, 'REJECTED', 'Sanctions screening')
      this.giveBack(wallet, remittance)
    } else if (remittance.comments.includes('SIM RFI') && last === 'INITIATED') {
      this.#ask(wallet, remittance)
    } else this.#pay(wallet, remittance)
  }

  #pay(wallet: Wallet, remittance: Remittance): void {
    for (const status of [
      'COMPLIANCE_COMPLETED',
      'PG_PROCESSING',
      'SENT_TO_BANK',
      'PG_PROCESSING',
      'SENT_TO_BANK',
      'PAID',
    ])
      this.step(remittance, status)
    if (!remittance.comments.includes('SIM RETURN')) return
    this.step(remittance, 'RETURN', 'Account closed')
    this.giveBack(wallet, remittance)
  }

  #ask(wallet: Wallet, remittance: Remittance): void {
    this.step(remittance, 'RFI_REQUESTED', 'Please send the invoice')
    const debit = wallet.transactions.find((each) => each.externalId === remittance.externalId)
    if (debit)
      debit.rfiDetails = [
        { rfiHashId: randomUUID(), rfiStatus: 'RFI_REQUESTED', type: 'document', description: 'invoice' },
      ]
  }

  giveBack(wallet: Wallet, { currency, sent, fee, reference, externalId }: Remittance): void {
    const details = { authCode: reference, externalId }
    this.move(wallet, currency, sent, { transactionType: 'Remittance_Reversal', ...details })
    if (fee > 0) this.move(wallet, currency, fee, { transactionType: 'Fee_Reversal', ...details })
  }
}
