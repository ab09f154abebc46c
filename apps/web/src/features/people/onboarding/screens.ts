import { Building2 } from 'lucide-react'
import type { FeatureScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

export const onboardingScreens: FeatureScreens = {
  customer: {
    pages: {
      '/registration': lazyPage(() => import('./registration-page.tsx'), 'RegistrationPage'),
    },
    company: [
      {
        to: '/registration',
        icon: Building2,
        title: 'Business Info',
        pages: [
          { to: '/security', title: 'Security' },
          { to: '/team', title: 'Team' },
          { to: '/prices', title: 'Prices' },
        ],
      },
    ],
  },
}
