import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import { fewPartnersQuery } from '../../../lib/queries/partners.ts'
import { useAskedFor } from '../../../lib/queries/requirements.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { writeToUs } from '../../../lib/screens/write-address.ts'
import type { User } from '../../../lib/session/profile.ts'
import { paymentsQuery } from './dashboard-queries.ts'

export type FirstStep = {
  id: 'verification' | 'balance' | 'payment'
  title: string
  /** Why, or what it waits for. */
  text: string
  isDone: boolean
  /** Where it is done; absent while it waits for somebody else. */
  to?: string | undefined
}

/** As in the dashboard's panels, so that each query runs once. */
const few = 4

/** What a new company does first; undefined until it is known. `isLoading`: nothing has been answered or has failed yet. */
export function useFirstSteps(user: User | undefined): {
  steps: FirstStep[] | undefined
  isLoading: boolean
} {
  const balances = useQuery(balancesQuery)
  const payments = useQuery(paymentsQuery({ isDraft: false, limit: few }))
  const partners = useQuery(fewPartnersQuery('newest', few))
  const asked = useAskedFor(user)
  const isLoading = [balances, payments, partners].some(isAwaited)
  if (!user) return { steps: undefined, isLoading }
  const isVerified = user.status === 'Clear'
  // A verified company has usually done all: nothing appears that would only vanish.
  if (isVerified && !(balances.data && payments.data && partners.data)) return { steps: undefined, isLoading }
  const steps = stepsOf(user, {
    asked,
    hasPaid: (payments.data?.data.length ?? 0) > 0,
    hasPartner: (partners.data?.length ?? 0) > 0,
    dollars: balances.data?.find(({ curSymbol }) => curSymbol === 'USD')?.balance ?? 0,
  })
  return { steps, isLoading }
}

const isAwaited = ({ isPending, failureCount }: Pick<UseQueryResult, 'isPending' | 'failureCount'>) =>
  isPending && failureCount === 0

type Done = { asked: string | undefined; hasPaid: boolean; hasPartner: boolean; dollars: number }

function stepsOf(user: User, { asked, hasPaid, hasPartner, dollars }: Done): FirstStep[] {
  const isVerified = user.status === 'Clear'
  return [
    verification(user, asked),
    {
      id: 'balance',
      title: 'Add money to your account',
      text: isVerified ? 'Payments are made from your balance.' : 'This is possible after your verification.',
      isDone: hasPaid || dollars > 0,
      to: isVerified ? '/dashboard?wallet=add-balance' : undefined,
    },
    {
      id: 'payment',
      title: 'Pay your first partner',
      text: hasPartner
        ? 'Four steps from the price to the confirmation.'
        : 'Start with the company that you want to pay.',
      isDone: hasPaid,
      to: hasPartner ? '/simple-payment' : '/partners',
    },
  ]
}

function verification(user: User, asked: string | undefined): FirstStep {
  const { status } = user
  const text = {
    Clear: 'Your company is verified.',
    IN_PROGRESS: 'We are reviewing your business information.',
    RFI_REQUESTED: asked ? `Answer what we asked for: ${asked}.` : 'We need more information for the review.',
    Refused: kybRefusalOf('Refused')?.message ?? '',
    none: 'Complete your business information. Have your documents at hand.',
  }[status ?? 'none']
  return {
    id: 'verification',
    title: 'Verify your company',
    text,
    isDone: status === 'Clear',
    to: status === 'IN_PROGRESS' ? undefined : status === 'Refused' ? writeToUs(user) : '/registration',
  }
}
