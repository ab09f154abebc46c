import type { useApprovalFields } from '../../lib/approvals/use-approval-fields.ts'
import { CodeInput } from '../forms/code-input.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

/** Password and mailed code, for every approved action. */
export function ApprovalFields(fields: ReturnType<typeof useApprovalFields>) {
  const { given, problems, change, passwordField, codeField } = fields
  return (
    <>
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        ref={passwordField}
        value={given.password}
        onChange={({ target }) => change({ password: target.value })}
        error={problems.password}
      />
      <CodeInput
        label="One-time code"
        value={given.verify_code}
        onChange={(verify_code) => change({ verify_code })}
        error={problems.verify_code}
        ref={codeField}
      />
    </>
  )
}
