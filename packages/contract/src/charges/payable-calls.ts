import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import type { ErrorCode } from '../primitives/errors.ts'

type Payable<Path, Which, Answer> = {
  path: Path
  summary: string
  /** The fields that name what is paid for. */
  which: Which
  answer: Answer
  /** What paying for this very thing may be refused for, besides. */
  errors?: readonly ErrorCode[]
}

const refusals = ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL', 'KYB_REQUIRED', 'KYB_PENDING'] as const

/** Mails the code that approves a payment from the wallet. */
export const payableCode = <
  const Path extends `/${string}`,
  Which extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>({
  path,
  summary,
  which,
  answer,
  errors = [],
}: Payable<Path, Which, Answer>) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'customer',
    who: 'approver',
    summary,
    body: which,
    response: answer,
    errors: [...refusals, ...errors, 'CODE_SENT_RECENTLY'],
  })

/** Pays for something from the wallet, with password and code. */
export const payable = <
  const Path extends `/${string}`,
  Which extends z.core.$ZodLooseShape,
  Answer extends z.core.$ZodLooseShape,
>({
  path,
  summary,
  which,
  answer,
  errors = [],
}: Payable<Path, Which, Answer>) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'customer',
    who: 'approver',
    summary,
    body: z.strictObject({ ...which, ...approval }),
    response: z.object({ status: z.literal('success'), message: z.string(), ...answer }),
    errors: [...refusals, ...errors, 'WRONG_CODE', 'INSUFFICIENT_FUNDS', 'PROVIDER_REFUSED'],
    idempotent: true,
  })
