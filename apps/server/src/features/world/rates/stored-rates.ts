import type { Db } from '@tradelane/db'
import { type Clock, type FxSource, tableRates } from '@tradelane/providers'
import { findNewestTable } from './reference-rates.ts'

/** The rates of the newest table that `fetch-reference-rates` has stored: at weekends and holidays that of the last publishing day. */
export const storedRates = (db: Db, clock: Clock): FxSource =>
  tableRates(() => findNewestTable(db, clock.now()))
