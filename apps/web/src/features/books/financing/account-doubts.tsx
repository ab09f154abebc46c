import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '../../../lib/queries/partners.ts'
import { BankCorrectionNotice } from '../../../ui/parties/bank-correction-notice.tsx'
import { NameCheckNotice } from '../../../ui/parties/name-check-notice.tsx'

/** What banks say against the accounts to which this partner is paid; nothing where they say nothing. */
export function AccountDoubts({ beneficiaryId }: { beneficiaryId: string }) {
  const { data: accounts = [] } = useQuery(accountsQuery(beneficiaryId))
  return accounts.map(({ beneficiary_account_id: id, account_holder_name, name_check, bank_correction }) => {
    const isDoubtful = name_check?.result === 'no_match' || name_check?.result === 'close_match'
    if (!isDoubtful && !bank_correction) return null
    return (
      <div key={id} className="grid gap-3">
        {isDoubtful && <NameCheckNotice check={name_check} holder={account_holder_name} />}
        {bank_correction && <BankCorrectionNotice correction={bank_correction} />}
      </div>
    )
  })
}
