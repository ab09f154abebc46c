import { useQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { messageOf } from '../../lib/net/api-error.ts'
import { nameCheckQuery, useTakeBankName } from '../../lib/queries/name-checks.ts'
import { Button } from '../button.tsx'
import { toast } from '../toast.ts'
import { BankCorrectionNotice } from './bank-correction-notice.tsx'
import { NameCheckNotice } from './name-check-notice.tsx'

type Account = WirePartner['account_details'][number]

/** What the bank of a chosen account says: of its holder's name, and of what was wrong in it. */
export function AccountChecks({ account }: { account: Account }) {
  return (
    <div className="grid gap-3">
      <AccountNameCheck account={account} />
      {account.bank_correction && <BankCorrectionNotice correction={account.bank_correction} />}
    </div>
  )
}

/** The check of a chosen account, asked now where it is old; the bank's name of a close match is taken over with one click. */
function AccountNameCheck({ account }: { account: Account }) {
  const { data, error } = useQuery(nameCheckQuery(account))
  const taking = useTakeBankName()
  const check = data?.name_check ?? account.name_check
  if (!check)
    return (
      <p role="status" className="text-sm text-ink-2">
        {error ? messageOf(error) : 'The bank is asked for the name of the account holder…'}
      </p>
    )
  const take = (bank_name: string) => {
    const { beneficiary_id, beneficiary_account_id } = account
    taking.mutate(
      { beneficiary_id, beneficiary_account_id, bank_name },
      {
        onSuccess: () => toast.success(`The account holder is ${bank_name} now.`),
        onError: (failure) => toast.error(messageOf(failure)),
      },
    )
  }
  return (
    <NameCheckNotice
      check={check}
      holder={account.account_holder_name}
      action={
        check.bank_name && (
          <Button
            size="sm"
            isBusy={taking.isPending}
            busyText="Saving…"
            onClick={() => take(check.bank_name as string)}
          >
            Use the bank’s name
          </Button>
        )
      }
    />
  )
}
