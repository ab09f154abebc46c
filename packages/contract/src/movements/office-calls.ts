import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id, pageNumber, pagination, wireAmount } from '../primitives/values.ts'
import { walletBalance } from '../wallet/calls.ts'
import { movement } from './calls.ts'

/** The money of any company, read-only. */
export const officeMovements = {
  balances: endpoint({
    method: 'GET',
    path: '/admin/wallet/balances',
    auth: 'admin',
    staff: 'everyone',
    summary: 'What the wallets of a company hold, one for each currency; none before its accounts are open',
    query: z.object({ uid: id }),
    response: z.object({
      status: z.literal('success'),
      company_name: z.string(),
      balances: z.array(walletBalance),
    }),
    errors: ['NOT_FOUND'],
  }),
  movements: endpoint({
    method: 'GET',
    path: '/admin/wallet/movements',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The movements of a wallet of a company, newest first, without the account numbers of others',
    query: z.object({ uid: id, currency: currencyCode, page: pageNumber }),
    response: z.object({
      status: z.literal('success'),
      opening: wireAmount,
      closing: wireAmount,
      content: z.array(z.omit(movement, { counterparty_account: true })),
      pagination,
    }),
    errors: ['NOT_FOUND'],
  }),
}
