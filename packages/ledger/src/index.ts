export { openAccounts } from './accounts.ts'
export { type AccountReference, type Balance, balanceAt, balancesOf, takeSnapshots } from './balances.ts'
export { type Booked, type BookedEntry, type BookedPeriod, listBookedApart, readBooked } from './booked.ts'
export { type ChargedJournal, listCharged, listChargedOf, newestJournal } from './charged.ts'
export { checkInvariants, type Finding, findViolations } from './check-invariants.ts'
export { closeBooks } from './close-books.ts'
export { type CompanyChange, listCompanyChanges } from './company-changes.ts'
export { listPeriodTotals, type PeriodTotals, type PeriodUnit, rollUpDays } from './daily-totals.ts'
export { listEntriesOf, type SubjectEntry } from './entries-of-subjects.ts'
export {
  captureHold,
  expireHold,
  type HoldEnd,
  listOverdueHolds,
  type NewHold,
  type OverdueHold,
  placeHold,
  releaseHold,
} from './holds.ts'
export type { Entry, Journal, Owner, PlatformAccount } from './journal.ts'
export { type JournalPoster, journalPoster } from './journal-poster.ts'
export { moneyOfSubjects, type SubjectMoney } from './money-of-subjects.ts'
export type { Outcome } from './post-alone.ts'
export { type Posted, postJournal } from './post-journal.ts'
export { postJournals } from './post-journals.ts'
export {
  listStatement,
  readStatement,
  type Statement,
  type StatementEntry,
  type StatementQuery,
} from './statement.ts'
