import { useQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { nameCheckQuery } from '../../lib/queries/name-checks.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { TextInput, type TextInputProps } from '../forms/text-input.tsx'
import { AccountChecks } from './account-checks.tsx'

type ConfirmNameProps = {
  account: WirePartner['account_details'][number]
  field: Omit<TextInputProps, 'label'>
}

/** Before the code is asked for: what the bank says, and, where it has another name, the field in which the name is typed to pay all the same. */
export function ConfirmName({ account, field }: ConfirmNameProps) {
  const { data } = useQuery(nameCheckQuery(account))
  const { data: user } = useQuery(profileQuery)
  const { result } = data?.name_check ?? account.name_check ?? {}
  return (
    <div className="grid gap-4">
      <AccountChecks account={account} />
      {result === 'no_match' && (
        <TextInput
          {...field}
          label="Type the name of the account holder"
          autoComplete="off"
          spellCheck={false}
          help={`${account.account_holder_name}, to confirm that you asked the payee. ${user?.team_enabled ? 'A second person of your team must release the payment.' : 'We will call you about this payment.'}`}
        />
      )}
    </div>
  )
}
