import { nameCheckLabels, similarNameText, type WireNameCheck } from '@tradelane/contract/partners/name-check'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { Banner } from '../banner.tsx'

type NameCheckNoticeProps = {
  check: WireNameCheck
  /** The account holder's name, as it is here. */
  holder: string
  action?: ReactNode
}

/** What the bank of an account says of its holder's name. A doubt is a banner, all else is a line. */
export function NameCheckNotice({ check, holder, action }: NameCheckNoticeProps) {
  const { result, bank_name, reason, checked_at } = check
  const asked = `Asked on ${formatDay(checked_at)}.`
  if (result === 'no_match')
    return (
      <Banner tone="lost" title="The bank has another name for this account.">
        You have “{holder}”. {reason} Call the payee before you pay, on a number that you had before: not one
        from the message with this account. {asked}
      </Banner>
    )
  if (result === 'close_match')
    return (
      <Banner tone="wait" title={`${similarNameText(bank_name)}.`} action={action}>
        You have “{holder}”. If it is the same company, use the bank’s name: the payments provider may refuse
        a payment under another one. If it is not, do not pay. {asked}
      </Banner>
    )
  return (
    <p className="text-sm text-ink-2">
      {nameCheckLabels[result]}. {reason} {result === 'match' && asked}
    </p>
  )
}
