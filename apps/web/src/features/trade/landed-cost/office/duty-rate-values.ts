import { changedDutyRate, type WireDutyRate } from '@tradelane/contract/landed-cost/duty-rates'
import type { DutyStatus } from '@tradelane/contract/landed-cost/parts'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import type { SavedDutyRate } from './duty-rate-queries.ts'

export type DutyRateValues = {
  hs_prefix: string
  destination: string
  origin: string
  percent: string
  specific: string
  status: DutyStatus
  source: string
  as_of: string
  valid_from: string
  valid_to: string
  next_revision_on: string
  note: string
}

export function valuesOf(before: WireDutyRate | undefined): DutyRateValues {
  return {
    hs_prefix: before?.hs_prefix ?? '',
    destination: before?.destination ?? '',
    origin: before?.origin ?? '',
    percent: before?.percent === undefined || before.percent === null ? '' : String(before.percent),
    specific: before?.specific ?? '',
    status: before?.status ?? 'known',
    source: before?.source ?? '',
    as_of: businessNow().toISOString().slice(0, 10),
    valid_from: before?.valid_from ?? '',
    valid_to: before?.valid_to ?? '',
    next_revision_on: '',
    note: before?.note ?? '',
  }
}

export function bodyOf(
  values: DutyRateValues,
  before: WireDutyRate | undefined,
): Omit<SavedDutyRate, 'reason'> {
  const { origin, percent, specific, valid_from, valid_to, next_revision_on, note, ...rest } = values
  return {
    ...rest,
    version: before?.newest_version ?? 0,
    ...(valid_from && { valid_from }),
    ...(valid_to && { valid_to }),
    ...(origin && { origin }),
    ...(percent && { percent: Number(percent) }),
    ...(specific && { specific }),
    ...(next_revision_on && { next_revision_on }),
    ...(note.trim() && { note }),
  }
}

/** By field, as the server says it. */
export function problemsOf(body: Omit<SavedDutyRate, 'reason'>): Record<string, string | undefined> {
  const names = [
    'hs_prefix',
    'destination',
    'origin',
    'percent',
    'specific',
    'source',
    'as_of',
    'valid_from',
    'valid_to',
    'next_revision_on',
  ]
  const { error } = changedDutyRate.safeParse({ ...body, reason: 'Given below' })
  const messages = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...Object.fromEntries(messages) }
}
