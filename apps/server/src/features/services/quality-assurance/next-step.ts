import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'

/** The same, with the day that the supplier has chosen and that we fix. */
export function nextWithDay(
  next: NextStep,
  { state, inspect_by }: RowOf<'quality_inspections'>,
  chosen: { day: string | null } | undefined,
): NextStep {
  if (!next || state !== 'confirmed' || !chosen?.day) return next
  const fixing = inspect_by === null ? 'We fix the day.' : 'We fix the day, and the inspection takes place.'
  return { ...next, text: `The supplier chose ${dayText(chosen.day)}. ${fixing}` }
}

/** What the inspection's state alone does not tell. */
export function nextOfInspection(row: RowOf<'quality_inspections'>, now: Date): NextStep | undefined {
  if (row.charge_state === 'held')
    return {
      who: 'provider',
      text: 'The payments provider collects the price. The inspection is then ordered.',
      by: null,
    }
  if (row.state === 'scheduled') return nextOfScheduled(row, now)
  if (row.state === 'confirmed' && row.inspect_by !== null)
    return {
      who: 'tradelane',
      text: 'We agree the day with the supplier, and the inspection takes place.',
      by: row.inspect_by,
    }
  if (row.state !== 'quoted') return undefined
  const { quote_expires_at: expiresAt } = row
  return expiresAt !== null && expiresAt <= now
    ? { who: 'customer', text: 'The quote has expired. Request a new one.', by: null }
    : { who: 'approver', text: 'Accept the quote and pay it to order the inspection.', by: expiresAt }
}

function nextOfScheduled(row: RowOf<'quality_inspections'>, now: Date): NextStep {
  const { scheduled_for, inspection_country } = row
  const day = scheduled_for === null ? null : endOfDay(scheduled_for, inspection_country)
  return day !== null && now <= day
    ? { who: 'tradelane', text: 'The inspector visits the supplier on the scheduled day.', by: day }
    : { who: 'tradelane', text: 'The inspector sends the report.', by: row.respond_due_at }
}
