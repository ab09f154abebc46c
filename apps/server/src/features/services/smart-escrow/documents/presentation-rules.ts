import type { Who } from '@tradelane/contract'
import { dueIn, type Rule, type Rules, sentences, until, type Words } from '../../../../entries/rule.ts'

export const notice = (title: Words, body: Words, who: Who = 'preparer'): NonNullable<Rule['notifies']> => ({
  kind: 'payments',
  who,
  title,
  body,
})

/** What follows from the documents that sellers present. */
export const presentationRules: Rules = {
  document_presented: {
    notifies: notice(
      ({ what }) => `${what}: document presented`,
      ({ after, country }) =>
        sentences(
          `${after.item}, block ${after.block}`,
          String(after.found),
          until('Examine it by', after.due, { country }),
        ),
      'approver',
    ),
    opens: {
      task: 'examine-escrow-documents',
      who: 'approver',
      title: ({ what }) => `Examine the presented documents: ${what}`,
      dueAt: dueIn('due'),
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
      dueAt: dueIn('due'),
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
      ({ after, country }) =>
        sentences(
          `Examine ${after.item}, block ${after.block}`,
          until('The examination is due by', after.due, { country }),
          until('Without a decision, silence counts after', after.silent, { country }),
        ),
      'approver',
    ),
  },
  documents_examined: { closes: ['examine-escrow-documents'] },
  office_examined: { closes: ['examine-escrow-for-customer'] },
}
