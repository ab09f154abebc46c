import { actionTable } from '../lifecycle/action-table.ts'
import type { TradeDocumentState } from './states.ts'

type Facts = {
  /** Where the same file is used, so that it cannot be taken away: the number of an escrow. */
  used_in: string | null
}

/** Of everybody in the company who prepares: also of who has uploaded the document, because many companies are one person. */
export const tradeDocumentActions = actionTable<TradeDocumentState, Facts>()({
  approve: {
    who: 'preparer',
    states: {
      ...{ requested: false, cancelled: false, uploaded: true, approved: false, rejected: true },
      ...{ expired: false, removed: false },
    },
    otherwise: 'Only a document that was uploaded or rejected can be approved.',
  },
  reject: {
    who: 'preparer',
    states: {
      ...{ requested: false, cancelled: false, uploaded: true, approved: true, rejected: false },
      ...{ expired: false, removed: false },
    },
    otherwise: 'Only a document that was uploaded or approved can be rejected.',
  },
  remove: {
    who: 'preparer',
    states: {
      ...{ requested: false, cancelled: false, uploaded: true, approved: true, rejected: true },
      ...{ expired: true, removed: false },
    },
    unless: ({ used_in }) =>
      used_in === null ? undefined : `${used_in} was presented with this file. It cannot be removed.`,
    otherwise: 'This document is not in the list of the trade.',
  },
  restore: {
    who: 'preparer',
    states: {
      ...{ requested: false, cancelled: false, uploaded: false, approved: false, rejected: false },
      ...{ expired: false, removed: true },
    },
    otherwise: 'This document was not removed.',
  },
  /** Of one that was asked for by a link: the link stops working. */
  cancel: {
    who: 'preparer',
    states: {
      ...{ requested: true, cancelled: false, uploaded: false, approved: false, rejected: false },
      ...{ expired: false, removed: false },
    },
    otherwise: 'Nobody is asked for this document any more.',
  },
})
