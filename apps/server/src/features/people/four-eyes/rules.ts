import { textOfKind } from '@tradelane/contract/four-eyes/kinds'
import { dueIn, type Facts, type Rules } from '../../../entries/rule.ts'

const named = ({ after }: Facts): string => `${textOfKind(String(after.kind))}: ${after.title}`
const ended = { closes: ['decide-change'] }

/** Those who may decide have a task as long as a change waits. */
export const changeRules: Rules = {
  open: {
    opens: {
      task: 'decide-change',
      who: 'back_office',
      title: (facts) => `Approve or refuse: ${named(facts)}`,
      endsWhen: 'the change is decided or withdrawn',
      dueAt: dueIn('expires_at'),
    },
  },
  confirmed: ended,
  refused: ended,
  withdrawn: ended,
  expired: ended,
}
