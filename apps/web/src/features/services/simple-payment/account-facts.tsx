import type { WirePartner } from '@tradelane/contract/partners/calls'
import { payoutWord } from '@tradelane/contract/partners/payout-words'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { groupAccountNumber } from './account-number.ts'

/** The chosen account, to be read: it is changed with the company. */
export function AccountFacts({ account }: { account: WirePartner['account_details'][number] }) {
  return (
    <section aria-label="Beneficiary account" className="rounded-md bg-mist p-4">
      <DefinitionList
        facts={[
          { term: 'Account holder', value: account.account_holder_name },
          {
            term: 'Account no. / IBAN',
            value: <span className="num">{groupAccountNumber(account.account_no)}</span>,
          },
          { term: 'SWIFT / IFSC', value: account.swift_ifsc },
          ...(account.second_bank_code
            ? [{ term: 'Second bank code', value: account.second_bank_code }]
            : []),
          ...(account.owner_id_number ? [{ term: 'Tax number', value: account.owner_id_number }] : []),
          { term: 'Currency', value: account.currency },
          { term: 'Bank', value: account.bank },
          { term: 'Bank address', value: account.bank_address },
          { term: 'Bank city', value: `${account.bank_city}, ${account.beneficiaryCountryCode}` },
          { term: 'Account type', value: account.beneficiaryAccountType },
          { term: 'Payout method', value: payoutWord(account.payoutMethod) },
        ]}
      />
    </section>
  )
}
