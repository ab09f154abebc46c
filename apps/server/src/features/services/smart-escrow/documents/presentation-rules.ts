import type { Who } from '@tradelane/contract'
import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from '../../../../entries/rule.ts'

export const notice = (title: Words, body: Words, who: Who = 'preparer'): NonNullable<Rule['notifies']> => ({
  kind: 'payments',
  who,
  title,
  body,
})

/** As the presentation has it: five banking days of both countries. */
const dueAt = ({ due }: Facts['after']): Date | undefined =>
  typeof due === 'string' ? new Date(due) : undefined

/** What follows from the documents that sellers present. */
export const presentationRules: Rules = {
  document_presented: {
    notifies: notice(
      ({ what }) => `${what}: document presented`,
      ({ after }) => sentences(`${after.item}, block ${after.block}`, String(after.found)),
      'approver',
    ),
    opens: {
      task: 'examine-escrow-documents',
      who: 'approver',
      title: ({ what }) => `Examine the presented documents: ${what}`,
      dueAt,
      ...promises.examineDocument,
    },
  },
  document_for_office: {
    notifies: notice(
      ({ what }) => `${what}: document presented`,
      ({ after }) =>
        sentences(`${after.item}, block ${after.block}`, String(after.found), 'Tradelane examines it'),
    ),
    opens: {
      task: 'examine-escrow-for-customer',
      who: 'back_office',
      title: ({ company, what }) => `Examine the presented documents: ${what} of ${company}`,
      dueAt,
      ...promises.examineDocument,
    },
  },
  document_refused: {
    notifies: notice(
      ({ what }) => `${what}: document refused`,
      ({ after, reason }) => sentences(`${after.item}, block ${after.block}`, reason),
    ),
  },
  silence_accepted: {
    notifies: notice(
      ({ what }) => `${what}: document accepted by silence`,
      ({ after }) => sentences(`${after.item}, block ${after.block}`, 'The inspection days have passed'),
    ),
  },
  silence_refused: {
    notifies: notice(
      ({ what }) => `${what}: document refused`,
      ({ after, reason }) =>
        sentences(`${after.item}, block ${after.block}`, 'The inspection days have passed', reason),
    ),
  },
  examination_due: {
    notifies: notice(
      ({ what }) => `${what}: examination due`,
      ({ after }) => sentences(`Examine ${after.item}, block ${after.block}, by tomorrow`),
      'approver',
    ),
  },
  documents_examined: { closes: ['examine-escrow-documents'] },
  office_examined: { closes: ['examine-escrow-for-customer'] },
}
