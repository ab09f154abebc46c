import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { accountQuery } from './account-queries.ts'
import { OfficeDevices } from './office-devices.tsx'
import { OwnPasswordSetting } from './own-password-setting.tsx'
import { RecoveryCodeSetting } from './recovery-code-setting.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'

/** /admin/account: how one signs in to the back office, and where one is signed in. */
export function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery)
  // They are shown once: nobody can read them again, and they go with this page.
  const [codes, setCodes] = useState<readonly string[]>()
  const role = account.role[0]?.toUpperCase() + account.role.slice(1)
  // Codes are printed alone.
  const besides = codes ? 'print:hidden' : ''
  return (
    <>
      <PageHeader title="Your account" lead="How you sign in to the back office, and on which devices." />
      <div className="grid max-w-[860px] gap-4">
        {codes && <RecoveryCodes codes={codes} email={account.email} onKept={() => setCodes(undefined)} />}
        <Card title="Sign-in" isFlush className={besides}>
          <div className="divide-y divide-line border-t border-line">
            <div className="px-5 py-4">
              <DefinitionList
                facts={[
                  { term: 'Name', value: account.name },
                  { term: 'Email', value: account.email },
                  { term: 'Role', value: role },
                ]}
              />
            </div>
            <OwnPasswordSetting />
            <SecondFactorSetting account={account} onCodes={setCodes} />
            <RecoveryCodeSetting account={account} onCodes={setCodes} />
          </div>
        </Card>
        <Card title="Signed-in devices" isFlush className={besides}>
          <div className="border-t border-line">
            <OfficeDevices />
          </div>
        </Card>
      </div>
    </>
  )
}
