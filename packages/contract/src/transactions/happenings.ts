import type { HappeningInfo } from '../lifecycle/state-table.ts'
import { linkHappenings } from '../links/states.ts'

/** What people do with a trade itself, for its time line. The slots are facts of the event; `before_…` is the value before. */
export const tradeHappenings = {
  started: { label: 'Trade started', happened: '{who} started the trade.', tone: 'idle' },
  asked: {
    label: 'Quote requested',
    happened: '{who} requested a quote for the trade: {services}.',
    tone: 'idle',
  },
  continued: {
    label: 'Trade continued',
    happened: '{who} made this the current trade again, in place of {before_current}.',
    tone: 'idle',
  },
  named: { label: 'Trade named', happened: '{who} named the trade “{name}”.', tone: 'idle' },
  renamed: {
    label: 'Trade renamed',
    happened: '{who} renamed the trade from “{before_name}” to “{name}”.',
    tone: 'idle',
  },
  name_removed: {
    label: 'Name removed',
    happened: '{who} removed the name “{before_name}”.',
    tone: 'idle',
  },
  currency_changed: {
    label: 'Currency changed',
    happened: '{who} changed the currency of the total from {before_currency} to {currency}.',
    tone: 'idle',
  },
  budget_written: {
    label: 'Budget changed',
    happened: '{who} changed the budget of the trade: {changes}.',
    tone: 'idle',
  },
  service_moved: {
    label: 'Service moved',
    happened: '{who} moved this to trade {trade}: {service}.',
    tone: 'idle',
  },
  paying_service_moved: {
    label: 'Service moved',
    happened: '{who} moved this to trade {trade}: {service}. The release of {escrows} is still tied to it.',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>
export type TradeHappening = keyof typeof tradeHappenings

/** What can happen to a record of every service. */
export const recordHappenings = {
  ...linkHappenings,
  moved_to_trade: {
    label: 'Moved to another trade',
    happened: '{who} moved it from trade {before_trade} to trade {trade}.',
    tone: 'idle',
  },
  moved_but_pays: {
    label: 'Moved to another trade',
    happened:
      '{who} moved it from trade {before_trade} to trade {trade}. The release of {escrows} is still tied to it.',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>
