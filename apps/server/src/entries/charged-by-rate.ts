import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db } from '@tradelane/db'
import type { Money } from '@tradelane/money'

/** Charges of a company that are alike. */
export type ChargedFact = {
  companyId: string
  count: number
  /** Of what each is a part. */
  whole: Money
  charge: Money
}

/** Up to `to`, without it. */
export type Period = { from: Date; to: Date }

/** What a rate of ours has charged, and what it still offers, as stored: another rate is tried on it before it holds. */
export type ChargedByRate = {
  service: PriceService
  /** Without what was given back. */
  charged(db: Db, during: Period): Promise<ChargedFact[]>
  /** How many prices each company has been shown that it can still take. */
  shown(db: Db, now: Date): Promise<{ companyId: string; count: number }[]>
}
