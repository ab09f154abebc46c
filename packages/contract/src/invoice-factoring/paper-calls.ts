import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { fileAnswer, id } from '../primitives/values.ts'

/** A funding on paper. */
export const fundingPapers = {
  application: endpoint({
    method: 'GET',
    path: '/invoice_factoring/application',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The application for a funding with its offer and checks (PDF); a draft says that it is one',
    query: z.object({ invoice_factoring_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  settlement: endpoint({
    method: 'GET',
    path: '/invoice_factoring/settlement',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary:
      'The settlement statement of a funding: its advance, interest by days, payments and remainder (PDF)',
    query: z.object({ invoice_factoring_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  notice: endpoint({
    method: 'GET',
    path: '/invoice_factoring/notice',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The notice of assignment as the buyer got it: who is to be paid, and the account (PDF)',
    query: z.object({ invoice_factoring_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
