import { queryOptions } from '@tanstack/react-query'
import { partners, type WirePartner } from '@tradelane/contract/partners/calls'
import { isSameName } from '@tradelane/contract/partners/name-check'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../net/api.ts'
import { useChange } from '../net/use-change.ts'
import { partnersKey } from './partners.ts'

type Account = Pick<
  WirePartner['account_details'][number],
  'beneficiary_id' | 'beneficiary_account_id' | 'account_holder_name' | 'account_no'
>

/** What the bank of an account says of its holder's name. With another name or number it is another question. */
export const nameCheckQuery = ({
  beneficiary_id,
  beneficiary_account_id,
  account_holder_name,
  account_no,
}: Account) =>
  queryOptions({
    queryKey: ['name-check', beneficiary_account_id, account_holder_name, account_no],
    queryFn: ({ signal }) =>
      api(partners.checkName, { body: { beneficiary_id, beneficiary_account_id } }, { signal }),
    staleTime: 60_000,
  })

/** Makes the bank's name the account holder's. */
export const useTakeBankName = () =>
  useChange([partnersKey], (body: WireInput<typeof partners.takeBankName>['body']) =>
    api(partners.takeBankName, { body }),
  )

/** Whether a payment to this account may go on: its bank has no other name, or the name was typed. */
export const isNameSettled = (
  check: WirePartner['account_details'][number]['name_check'],
  { account_holder_name }: Account,
  typed: string,
): boolean => check?.result !== 'no_match' || isSameName(typed, account_holder_name)
