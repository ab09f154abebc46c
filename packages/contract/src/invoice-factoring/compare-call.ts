import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { compareRequest } from './calls.ts'
import { xmlDifference } from './funding-parts.ts'

export const invoiceComparison = {
  compare: endpoint({
    method: 'POST',
    path: '/invoice_factoring/compare',
    auth: 'customer',
    who: 'everyone',
    summary: 'Where an electronic invoice says something else than what is entered so far; nothing is stored',
    body: compareRequest,
    response: z.object({ status: z.literal('success'), xml_differences: z.array(xmlDifference) }),
    errors: ['NOT_FOUND'],
  }),
}
