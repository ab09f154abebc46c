import type { WireBuyer } from '@tradelane/contract/trading-info/calls'
import { adminBuyers } from '@tradelane/contract/trading-info/calls'
import { useEffect, useRef, useState } from 'react'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { LimitCaseFields } from './limit-case-fields.tsx'
import { type LimitCaseValues, limitCaseOf, problemsOf, proposedFrom } from './limit-case-values.ts'
import { useConvertBuyer } from './trading-info-queries.ts'

/** Makes a partner of the buyer, or merges it into one with the same number. */
export function ConvertBuyer({ buyer }: { buyer: WireBuyer }) {
  const isAssignable = buyer.record.uid !== null || buyer.customers.length > 0
  return (
    <StaffOnly call={adminBuyers.convert}>
      <DialogButton tone="main" text="Make partner" disabled={!isAssignable}>
        {(close) => <ConvertDialog buyer={buyer} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

const asNew = 'new'

function ConvertDialog({ buyer, onClose }: { buyer: WireBuyer; onClose: () => void }) {
  const { record, customers } = buyer
  const [uid, setUid] = useState(record.uid ?? (customers.length === 1 ? (customers[0]?.uid ?? '') : ''))
  const same = buyer.same_partners.filter((partner) => partner.uid === uid)
  const [chosen, choose] = useState<string>()
  // Another customer has other partners.
  const into = [asNew, ...same.map(({ beneficiary_id }) => beneficiary_id)].includes(chosen ?? '')
    ? (chosen ?? asNew)
    : (same[0]?.beneficiary_id ?? asNew)
  const limit = useLimitCase(record)
  const { mutateAsync: convert } = useConvertBuyer()
  const sending = useSending<void>(
    () =>
      convert({
        trading_id: record.trading_id,
        ...(record.uid === null && { uid }),
        ...(into !== asNew && { beneficiary_id: into }),
        ...(limit.isWanted && { credit_limit: limitCaseOf(limit.values) }),
      }),
    { onDone: onClose },
  )
  const refused = useRefusal(sending.error, prefixed(limit.values)).fields
  return (
    <FormDialog
      title="Make this buyer a partner"
      lead="The customer sees the buyer among its partners, and the credit limit that you request for it."
      submitText={into === asNew ? 'Make partner' : 'Merge'}
      busyText="Saving…"
      isBusy={sending.isPending}
      isReady={uid !== ''}
      onSubmit={() => limit.check() && sending.mutate()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {sending.error && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
        {record.uid === null && (
          <Select
            label="Customer"
            help="Companies with the supplier’s number or name"
            placeholder="Select a customer"
            value={uid}
            onChange={({ target }) => setUid(target.value)}
            options={customers.map(({ uid: value, company_name, company_reg_number: number }) => ({
              value,
              label: `${company_name} (${number})`,
            }))}
          />
        )}
        {same.length > 0 && <SamePartners same={same} into={into} onChoose={choose} />}
        <LimitCase limit={limit} refused={refused} isMerged={into !== asNew} />
      </div>
    </FormDialog>
  )
}

type LimitCaseProps = {
  limit: ReturnType<typeof useLimitCase>
  refused: Readonly<Record<string, string>>
  isMerged: boolean
}

function LimitCase({ limit, refused, isMerged }: LimitCaseProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (limit.tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [limit.tries])
  return (
    <div ref={box} className="grid gap-5">
      <Checkbox
        label="Request a credit limit for it"
        help={
          isMerged
            ? 'A case is opened with what the buyer wrote. Leave it out where the partner has a limit already.'
            : 'A case is opened with what the buyer wrote. The customer signs its term sheet later.'
        }
        checked={limit.isWanted}
        onChange={({ target }) => limit.want(target.checked)}
      />
      {limit.isWanted && (
        <LimitCaseFields
          country={limit.country}
          values={limit.values}
          onChange={limit.change}
          errors={{ ...limit.problems, ...withoutPrefix(refused) }}
        />
      )}
    </div>
  )
}

function useLimitCase(record: WireBuyer['record']) {
  const [isWanted, want] = useState(true)
  const [values, setValues] = useState(() => proposedFrom(record))
  const [tries, setTries] = useState(0)
  const problems = problemsOf(values)
  return {
    country: record.buyer_country || null,
    isWanted,
    want,
    values,
    change: (change: Partial<LimitCaseValues>) => setValues((before) => ({ ...before, ...change })),
    /** Shown from the first try on. */
    problems: tries > 0 ? problems : {},
    tries,
    check: () => {
      setTries((count) => count + 1)
      return !isWanted || Object.keys(problems).length === 0
    },
  }
}

/** The server names fields as they are in the request. */
const prefixed = (values: LimitCaseValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`credit_limit.${name}`, value]))
const withoutPrefix = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace('credit_limit.', ''), message]),
  )

type SamePartnersProps = {
  same: WireBuyer['same_partners']
  into: string
  onChoose: (beneficiaryId: string) => void
}

function SamePartners({ same, into, onChoose }: SamePartnersProps) {
  return (
    <RadioGroup
      label="The customer has partners with this number"
      chosen={into}
      onChoose={onChoose}
      choices={[
        ...same.map(({ beneficiary_id, company_name, company_registration_number }) => ({
          value: beneficiary_id,
          label: `Merge into ${company_name}`,
          help: company_registration_number,
        })),
        { value: asNew, label: 'Add a new partner', help: 'They are different companies' },
      ]}
    />
  )
}
