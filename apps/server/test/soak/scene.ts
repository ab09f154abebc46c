import type { Outages } from '../outages/database-under-test.ts'
import type { TestApp } from '../test-app.ts'
import type { KeptLedger } from './kept-ledger.ts'
import type { ProductOfTwo } from './product-of-two.ts'
import type { SmallDisk } from './small-disk.ts'

/** What faults happen to, and who watches. */
export type Scene = {
  app: TestApp
  product: ProductOfTwo
  database: Outages & { connectionString: string }
  ledger: KeptLedger
  disk: SmallDisk | undefined
  env: Record<string, string> & { DATA_DIR: string; PROVIDER_WEBHOOK_KEY: string }
  /** The length of a fault that has one. */
  seconds: number
}
