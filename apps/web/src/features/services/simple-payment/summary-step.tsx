import { useQuery } from '@tanstack/react-query'
import { exemptionCodes, purposeCodes } from '@tradelane/contract/lists/payment-options'
import { payoutWord } from '@tradelane/contract/partners/payout-words'
import type { Currency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { codeText } from '../../../lib/format/format-text.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { MissingMoney } from '../../../ui/missing-money.tsx'
import { ConfirmName } from '../../../ui/parties/confirm-name.tsx'
import { ArrivesBy } from '../../../ui/records/arrives-by.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import { groupAccountNumber } from './account-number.ts'
import { HeldPrice } from './held-price.tsx'
import { costOf } from './payment-form.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'

/** Step 4: everything once more, to be read before it is approved. */
export function SummaryStep({ wizard }: { wizard: PaymentWizardState }) {
  const { values, amounts } = wizard
  const { data: user } = useQuery(profileQuery)
  const { amount_sent_currency: from, amount_received_currency: to } = values
  return (
    <div className="grid gap-6">
      <Part title="Sender" facts={[{ term: 'Company', value: user?.company_name }]} />
      <Part title="Beneficiary" facts={payeeFacts(wizard)}>
        {wizard.payee.account && <NameOfPayee account={wizard.payee.account} form={wizard.form} />}
      </Part>
      <Part title="Amounts" facts={amountFacts(wizard)}>
        <div className="mt-3">
          <HeldPrice price={amounts.price} from={from as Currency} to={to as Currency} />
        </div>
      </Part>
      <Part
        title="Details"
        facts={[
          { term: 'Reference', value: values.reference },
          { term: 'Reason', value: values.reason },
          { term: 'Purpose code', value: codeText(values.purposeCode, purposeCodes) },
          { term: 'Source of funds', value: values.sourceOfFunds },
          { term: 'Paid from', value: values.paid_from },
          { term: 'Exemption code', value: codeText(values.exemptionCode, exemptionCodes) },
        ]}
      />
      <MissingMoney cost={costOf(values)} />
    </div>
  )
}

function payeeFacts({ payee: { partner, account } }: PaymentWizardState): Fact[] {
  return [
    { term: 'Company', value: partner?.company_name },
    { term: 'Account Reference Name', value: account?.account_ref_name },
    { term: 'Account holder', value: account?.account_holder_name },
    { term: 'Account no. / IBAN', value: account && groupAccountNumber(account.account_no) },
    { term: 'SWIFT / IFSC', value: account?.swift_ifsc },
    {
      term: 'Bank',
      value: account && `${account.bank}, ${account.bank_city}, ${account.beneficiaryCountryCode}`,
    },
    { term: 'Payout method', value: payoutWord(account?.payoutMethod) },
  ]
}

function amountFacts({ values, amounts: { price } }: PaymentWizardState): Fact[] {
  const { quote } = price
  const { amount_sent_currency: from, amount_received_currency: to } = values
  return [
    { term: 'You send', value: quote && formatAmount(quote.amount_sent, from as Currency) },
    { term: 'Fee (included)', value: quote && formatAmount(quote.fees, from as Currency) },
    { term: 'They receive', value: quote && formatAmount(quote.amount_received, to as Currency) },
    ...(quote?.arrivals ?? []).map(({ method: _, ...arrival }) => ({
      term: 'Arrives by',
      value: <ArrivesBy {...arrival} />,
    })),
  ]
}

type NameOfPayeeProps = {
  account: NonNullable<PaymentWizardState['payee']['account']>
  form: PaymentWizardState['form']
}

function NameOfPayee({ account, form: { register, formState } }: NameOfPayeeProps) {
  const error = formState.errors.confirmed_payee_name?.message
  return (
    <div className="mt-4">
      <ConfirmName account={account} field={{ error, ...register('confirmed_payee_name') }} />
    </div>
  )
}

type PartProps = { title: string; facts: Fact[]; children?: ReactNode }

function Part({ title, facts, children }: PartProps) {
  return (
    <section aria-label={title} className="num border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DefinitionList facts={facts} />
      {children}
    </section>
  )
}
