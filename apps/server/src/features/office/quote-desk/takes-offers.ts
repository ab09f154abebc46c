import type { Deps } from '../../../deps/deps.ts'
import type { QuotedService } from '../../../entries/quoted-service.ts'
import { Refusal } from '../../../refusal.ts'

/** Without them the desk approves what was asked, or denies it. */
export const takesOffers = ({ record }: QuotedService<Deps>): boolean => record?.approved === undefined

/** Refuses with ILLEGAL_STATE. */
export function requireTakesOffers(service: QuotedService<Deps>): void {
  if (!takesOffers(service))
    throw new Refusal('ILLEGAL_STATE', {
      message: 'Nothing is offered for this request. Approve or deny it.',
    })
}
