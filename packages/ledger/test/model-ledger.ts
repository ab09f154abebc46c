import { companyOf, entriesOf, holdOf, type ModelEntry, type Names, type Step } from './walk-steps.ts'

type ModelHold = { owner: string; amount: bigint; ended?: string }

/** What the ledger must answer, in the plainest words: a map of balances, of keys and of holds. */
export class ModelLedger {
  readonly balances: Map<string, bigint>
  readonly holds = new Map<string, ModelHold>()
  readonly journals = new Map<string, string>()
  readonly names: Names

  constructor(names: Names, available: bigint) {
    this.names = names
    this.balances = new Map(names.companies.map((company) => [`${company} available`, available]))
  }

  take(step: Step): string[] {
    const { names } = this
    if (step.do === 'post many') {
      return step.payments.map((payment) => this.post(`${payment.key}`, entriesOf(names, payment)))
    }
    if (step.do === 'post') return [this.post(`${step.payment.key}`, entriesOf(names, step.payment))]
    if (step.do === 'place') {
      return [this.place(holdOf(names, step.hold), companyOf(names, step.company), step.amount)]
    }
    return [this.end(holdOf(names, step.hold), step.do)]
  }

  balanceOf(account: string): bigint {
    return this.balances.get(account) ?? 0n
  }

  private post(key: string, entries: ModelEntry[]): string {
    const text = JSON.stringify(entries.map(({ account, amount }) => `${account} ${amount}`).sort())
    const known = this.journals.get(key)
    if (known !== undefined) return known === text ? 'repeated' : 'ledger_journals_key_reused'
    const after = entries.map(({ account, amount }) => [account, this.balanceOf(account) + amount] as const)
    if (after.some(([account, balance]) => !account.startsWith('platform') && balance < 0n)) {
      return 'ledger_accounts_never_negative'
    }
    for (const [account, balance] of after) this.balances.set(account, balance)
    this.journals.set(key, text)
    return 'posted'
  }

  private place(id: string, owner: string, amount: bigint): string {
    const outcome = this.post(`${id} placed`, [
      { account: `${owner} available`, amount: -amount },
      { account: `${owner} held`, amount },
    ])
    if (outcome === 'posted') this.holds.set(id, { owner, amount })
    return outcome
  }

  private end(id: string, how: string): string {
    const hold = this.holds.get(id)
    if (!hold) return 'ledger_holds_known'
    if (hold.ended !== undefined) return hold.ended === how ? 'repeated' : 'ledger_holds_resolved_once'
    hold.ended = how
    const target = how === 'capture' ? 'platform payouts' : `${hold.owner} available`
    return this.post(`${id} ended`, [
      { account: `${hold.owner} held`, amount: -hold.amount },
      { account: target, amount: hold.amount },
    ])
  }
}
