/** What is owed for one funding, in the plainest words: cents, and cents × days. Interest is rounded once, on all days together. */
export class ModelFunding {
  readonly fundingId: string
  readonly invoice: bigint
  readonly advance: bigint
  readonly fee: bigint
  readonly annualRateBasisPoints: bigint
  readonly dueDay: number
  principal: bigint
  feeDue: bigint
  centDays = 0n
  /** Of the last payment, or of the advance: `centDays` are counted up to it. */
  day: number
  paid = { buyer: 0n, customer: 0n, interest: 0n, principal: 0n, fee: 0n, rest: 0n }
  isRecourse = false

  constructor(known: {
    fundingId: string
    invoice: bigint
    advance: bigint
    fee: bigint
    annualRateBasisPoints: bigint
    day: number
    dueDay: number
  }) {
    this.fundingId = known.fundingId
    this.invoice = known.invoice
    this.advance = known.advance
    this.principal = known.advance
    this.fee = known.fee
    this.feeDue = known.fee
    this.annualRateBasisPoints = known.annualRateBasisPoints
    this.day = known.day
    this.dueDay = known.dueDay
  }

  /** A day before the last payment's changes nothing: what was shared out stays as it was. */
  private centDaysOn(day: number): bigint {
    return this.centDays + this.principal * BigInt(Math.max(0, day - this.day))
  }

  interestDue(day: number): bigint {
    const divisor = 360n * 10_000n
    // Half a cent and more is a cent.
    const whole = (2n * this.centDaysOn(day) * this.annualRateBasisPoints + divisor) / (2n * divisor)
    return whole - this.paid.interest
  }

  due(day: number): bigint {
    return this.interestDue(day) + this.principal + this.feeDue
  }

  pay(payer: 'buyer' | 'customer', amount: bigint, day: number): void {
    let left = amount
    const take = (wanted: bigint): bigint => {
      const taken = left < wanted ? left : wanted
      left -= taken
      return taken
    }
    const interest = take(this.interestDue(day))
    const principal = take(this.principal)
    const fee = take(this.feeDue)
    this.centDays = this.centDaysOn(day)
    this.day = Math.max(this.day, day)
    this.principal -= principal
    this.feeDue -= fee
    this.paid.interest += interest
    this.paid.principal += principal
    this.paid.fee += fee
    this.paid.rest += left
    this.paid[payer] += amount
  }

  stateOn(day: number): 'funded' | 'overdue' | 'settled' {
    if (this.due(day) === 0n) return 'settled'
    return day > this.dueDay ? 'overdue' : 'funded'
  }
}
