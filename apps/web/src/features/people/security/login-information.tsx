import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecurityQuestions } from './security-questions.tsx'
import { TwoFactor } from './two-factor.tsx'
import type { User } from './user.ts'

export function LoginInformation({ user }: { user: User }) {
  const name = [user.first_name, user.middle_name, user.last_name].filter(Boolean).join(' ')
  return (
    <>
      <div className="px-5 py-4">
        <DefinitionList
          facts={[
            { term: 'User name', value: name },
            { term: 'Email', value: user.work_email },
          ]}
        />
      </div>
      <ChangePassword />
      <SecurityQuestions />
      <TwoFactor user={user} />
    </>
  )
}
