import { unfinishedStates } from '@tradelane/contract/onboarding/requirement-states'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { refuseFields } from '../../../refusal.ts'
import { isIn, listRequirementRows, type RequirementRow } from './requirement-rows.ts'

type SameRequirement = Pick<RequirementRow, 'fid' | 'template' | 'what'>

/**
 * Refuses, at its field, what is asked for already: of two administrators who ask for the same at once, the second sees that it is asked.
 * The company is locked.
 */
export async function requireNew(
  tx: Tx,
  scope: OneCompanyScope,
  rows: readonly SameRequirement[],
  { isReasonAlone }: { isReasonAlone: boolean },
): Promise<void> {
  const asked = await listRequirementRows(tx, scope)
  const unfinished = asked.filter(({ state }) => isIn(unfinishedStates, state))
  const fields = rows.flatMap((row, position) => {
    const same = unfinished.find((one) => isSame(one, row))
    const isTwice = rows.slice(0, position).some((one) => isSame(one, row))
    if (!same && !isTwice) return []
    const message =
      same?.state === 'answered'
        ? 'The company has answered this already. Accept the answer or send it back.'
        : 'This is asked for already.'
    const field = row.template === 'own' ? 'what' : 'template'
    return [[isReasonAlone ? 'reason' : `requirements.${position}.${field}`, message] as const]
  })
  if (fields.length > 0) refuseFields(Object.fromEntries(fields))
}

const isSame = (one: SameRequirement, other: SameRequirement): boolean =>
  one.fid === other.fid && one.template === other.template && one.what === other.what
