import { type TradingField, tradingGroups } from '@tradelane/contract/trading-info/fields'
import type { TradingInfo } from '@tradelane/contract/trading-info/forms'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod/mini'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts/drafts.ts'
import { today } from '../../../lib/format/format-date.ts'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { useSmallForm } from '../../../lib/forms/use-small-form.ts'
import { isDeadLink } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useFormFocus } from '../../../ui/forms/use-form-focus.ts'
import { messageOfLink } from '../../../ui/links/message-of-link.ts'
import { TermsWarning } from './terms-warning.tsx'
import { TradingFieldInput } from './trading-field-input.tsx'
import { useSendTradingInfo } from './trading-info-queries.ts'

type TradingFormProps = {
  /** What the form begins with. */
  known: Readonly<Record<string, string>>
  link: { token: string; session: string } | undefined
  onSent: (receipt: Receipt) => void
  /** The link's session has ended. What was typed is kept. */
  onClosed?: () => void
}
/** What the sender reads at the end. */
export type Receipt = { message: string; receipt_number: string | null }
type Values = Record<TradingField, string>

const loadRules = () =>
  import('@tradelane/contract/trading-info/forms').then(
    ({ tradingInfoFrom }) => tradingInfoFrom(today()) as unknown as z.ZodMiniType<TradingInfo, Values>,
  )

export function TradingForm({ known, link, onSent, onClosed }: TradingFormProps) {
  const owner = link?.token ?? ''
  const [initial] = useState(() => ({ ...known, ...findDraft<Partial<Values>>('trading', owner) }))
  const [country, setCountry] = useState(initial.buyer_country ?? '')
  const sending = useSendTradingInfo(link)
  const focus = useFormFocus(sending.error)
  const { errors, wiring } = useSmallForm<Values, TradingInfo>(loadRules, (values) => {
    if (!sending.isPending)
      sending.mutate(values, {
        onSuccess: (receipt) => {
          dropDraft('trading')
          onSent(receipt)
        },
        onError: (error) => link && isDeadLink(error) && onClosed?.(),
      })
  })
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(initial)
  const refused = useRefusal(sending.error, typed).fields
  const isEnded = link && isDeadLink(sending.error)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = Object.fromEntries(new FormData(event.currentTarget))
    keepDraft('trading', owner, values)
    setTyped(values)
    return wiring.onInput(event)
  }
  return (
    <form
      {...wiring}
      {...(link && focus)}
      onInput={onInput}
      aria-label="Trading information"
      className="grid gap-5 outline-none"
    >
      {Object.entries(tradingGroups).map(([title, fields]) => (
        <Card key={title} title={title}>
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <TradingFieldInput
                key={field}
                field={field}
                known={initial[field] ?? ''}
                error={errors[field] ?? refused[field]}
                country={country}
                onCountry={setCountry}
              />
            ))}
          </div>
          <TermsWarning fields={fields} country={country} days={typed.payment_days} />
        </Card>
      ))}
      {sending.error && !isEnded && (
        <Banner tone="lost" isAlert>
          {messageOfLink(sending.error)}
        </Banner>
      )}
      <Buttons isBusy={sending.isPending} />
    </form>
  )
}

const Buttons = ({ isBusy }: { isBusy: boolean }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <LinkButton to="/">Cancel</LinkButton>
    <Button type="submit" tone="main" isBusy={isBusy} busyText="Sending…">
      Submit
    </Button>
  </div>
)
