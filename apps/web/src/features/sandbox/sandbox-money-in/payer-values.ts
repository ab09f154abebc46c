import { paidIn } from '@tradelane/contract/sandbox-money-in/calls'
import type { PaidIn, PlayedAccount } from './money-in-queries.ts'

/** What is typed; `company` is the number of the chosen account. */
export type PayerValues = {
  company: string
  amount: string
  sender: string
  sender_account: string
  reference: string
}

export const emptyPayer: PayerValues = {
  company: '',
  amount: '',
  sender: '',
  sender_account: '',
  reference: '',
}

export function paymentOf(values: PayerValues, account: PlayedAccount | undefined): PaidIn {
  const { company, amount, sender, sender_account, reference } = values
  return {
    company,
    currency: account?.currency ?? 'USD',
    amount: Number(amount),
    sender,
    ...(sender_account.trim() === '' ? {} : { sender_account }),
    reference,
  }
}

/** The first message of each field that is wrong, in the order of the form. */
export function problemsOf(payment: PaidIn): [keyof PayerValues, string][] {
  const { error } = paidIn.safeParse(payment)
  const messageOf = (name: string) => error?.issues.find(({ path }) => path[0] === name)?.message
  const names = Object.keys(emptyPayer) as (keyof PayerValues)[]
  return names.flatMap((name) => {
    const message = messageOf(name)
    return message === undefined ? [] : [[name, message] as [keyof PayerValues, string]]
  })
}

export const accountLabel = ({
  company_name,
  currency,
  account_number,
  is_verified,
}: PlayedAccount): string =>
  `${company_name}, ${currency}, ${account_number}${is_verified ? '' : ' (not verified yet)'}`
