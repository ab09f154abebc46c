import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import type { ErrorCode } from '../primitives/errors.ts'

type PaidCall<Path> = {
  path: Path
  summary: string
  /** What paying for this very thing may be refused for, besides. */
  errors?: readonly ErrorCode[]
}
type PayableCode<Path, Body, Response> = PaidCall<Path> & { body: Body; response: Response }
type Payable<Path, Which, Answered> = PaidCall<Path> & {
  /** The fields that name what is paid for. */
  which: Which
  /** What the answer says beside its message. */
  answered: Answered
}

const refusals = ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL', 'KYB_REQUIRED', 'KYB_PENDING'] as const

/** Mails the code that approves a payment from the wallet. */
export const payableCode = <
  const Path extends `/${string}`,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>({
  path,
  summary,
  body,
  response,
  errors = [],
}: PayableCode<Path, Body, Response>) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'customer',
    who: 'approver',
    summary,
    body,
    response,
    errors: [...refusals, ...errors, 'CODE_SENT_RECENTLY'],
  })

/** Pays for something from the wallet, with password and code. */
export const payable = <
  const Path extends `/${string}`,
  Which extends z.core.$ZodLooseShape,
  Answered extends z.core.$ZodLooseShape,
>({
  path,
  summary,
  which,
  answered,
  errors = [],
}: Payable<Path, Which, Answered>) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'customer',
    who: 'approver',
    summary,
    body: z.strictObject({ ...which, ...approval }),
    response: z.object({ status: z.literal('success'), message: z.string(), ...answered }),
    errors: [...refusals, ...errors, 'WRONG_CODE', 'INSUFFICIENT_FUNDS', 'PROVIDER_REFUSED'],
    idempotent: true,
  })
