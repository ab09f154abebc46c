import type { CorridorRules, FieldRule, PayoutFault } from './corridor.ts'
import type { PayoutRequest } from './payout.ts'

/** What these rules have against a payout. */
export function faultsUnder(
  { purposeCodes, fields }: CorridorRules,
  { beneficiary, purposeCode }: Pick<PayoutRequest, 'beneficiary' | 'purposeCode'>,
): PayoutFault[] {
  const faults = fields.flatMap((rule) => faultOf(rule, beneficiary[rule.field]) ?? [])
  return purposeCodes.length === 0 || purposeCodes.includes(purposeCode)
    ? faults
    : [
        ...faults,
        { kind: 'not_allowed', field: 'purposeCode', reason: `purposeCode ${purposeCode} is not allowed` },
      ]
}

function faultOf(rule: FieldRule, value: string | undefined): PayoutFault | undefined {
  const { field } = rule
  if (!value) return rule.required ? { kind: 'missing', field, reason: `${field} is required` } : undefined
  const fits =
    value.length >= (rule.minLength ?? 0) &&
    value.length <= (rule.maxLength ?? value.length) &&
    (rule.pattern === undefined || new RegExp(rule.pattern).test(value)) &&
    (rule.oneOf?.includes(value) ?? true)
  return fits ? undefined : { kind: 'format', field, reason: `${field} has another format here` }
}
