import { refusals } from '@tradelane/contract'
import { codeList } from '@tradelane/contract/lists/code-list-entries'
import { codeLists } from '@tradelane/contract/lists/code-lists'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { getCompany } from '../../../access/company.ts'
import { routes } from '../../../http/routes.ts'
import { excludedCountries } from '../../world/restricted-countries/index.ts'
import { withOtherNames } from './other-country-names.ts'
import { submitRegistration } from './submit-registration.ts'

const success = { status: 'success' } as const

export const onboardingRoutes = routes(onboarding, {
  register: async ({ deps, actor, body }) => {
    await submitRegistration(deps, actor, body)
    return { ...success, message: 'You have Successfully Registered.' }
  },
  kybStatus: async ({ deps, actor }) => {
    const { kyb_status: status } = await getCompany(deps.db, actor)
    const data = { status }
    // While we review, the customer has nothing to do; in every other state before Clear, it is their turn.
    if (status === 'Clear' || status === 'IN_PROGRESS') return { ...success, data }
    return { status: 'fail' as const, message: refusals.KYB_REQUIRED.message, data }
  },
})

export const codeListRoutes = routes(codeLists, {
  constants: async ({ deps, body: { category, region } }) => {
    const list = codeList(category, region)
    if (category !== 'COUNTRY_NAME') return [...list]
    const excluded = await excludedCountries(deps.db)
    return withOtherNames(list).map((entry) =>
      excluded.has(entry.code) ? { ...entry, is_excluded: true } : entry,
    )
  },
})
