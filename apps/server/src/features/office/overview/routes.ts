import { overview } from '@tradelane/contract/overview/calls'
import { decimalText } from '@tradelane/money'
import type { OpenWork } from '../../../entries/open-work.ts'
import { routes, success } from '../../../http/routes.ts'
import { countWeeks } from './count-weeks.ts'
import { readOpenWork } from './read-open-work.ts'

export const overviewRoutes = routes(overview, {
  get: async ({ deps }) => {
    const [{ lines, unread }, { weeks, volumes }] = await Promise.all([readOpenWork(deps), countWeeks(deps)])
    return {
      ...success,
      open_work: whatWaitsFirst(lines).map(({ amounts, ...line }) => ({
        ...line,
        amounts: amounts.map((sum) => ({ currency: sum.currency, amount: decimalText(sum) })),
      })),
      unread,
      weeks,
      volumes,
    }
  },
})

/** Lines of nothing come last; the others keep the order of the features. */
const whatWaitsFirst = (lines: readonly OpenWork[]) =>
  lines.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
