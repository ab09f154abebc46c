import { queryOptions } from '@tanstack/react-query'
import { messages } from '@tradelane/contract/messages/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { api } from '../../../lib/net/api.ts'
import { recordsKey } from '../../../lib/net/use-change.ts'

/** One page of each is enough: there are few tasks and threads, and their payments are recent. */
const limit = '100'

type About = { subject: string; subject_id: string }

/** Open tasks and threads about payments to one partner. */
export const aboutPartnerQuery = (beneficiaryId: string) =>
  queryOptions({
    queryKey: [...recordsKey('simple_payment'), 'about-partner', beneficiaryId],
    queryFn: async ({ signal }) => {
      const [payments, open, threads] = await Promise.all([
        api(simplePayments.list, { query: { beneficiary_id: beneficiaryId, limit } }, { signal }),
        api(tasks.list, { query: { limit } }, { signal }),
        api(messages.threads, { query: { limit } }, { signal }),
      ])
      const ids = new Set(payments.data.map(({ simple_payment_id }) => simple_payment_id))
      const isAbout = ({ subject, subject_id }: About) => subject === 'simple_payment' && ids.has(subject_id)
      return { tasks: open.data.filter(isAbout), threads: threads.data.filter(isAbout) }
    },
  })
