import { sql } from 'kysely'

/**
 * Condition for `where`: the back office has to act on `escrow`. It decides about a document, a condition or a dispute, or it clears a refused payout, a
 * question of the payments provider, or a fee that was not collected. What Tradelane has refused waits for the customer.
 */
export const waitsForTradelane = sql<boolean>`escrow.smart_escrow_id in (
  select block.smart_escrow_id from escrow_items as item
    join escrow_blocks as block on block.uid = item.uid and block.block_id = item.block_id
   where item.approver = 'Tradelane' and item.decision is null and block.state = 'pending'
  union select smart_escrow_id from escrow_disputes where state = 'escalated'
  union select smart_escrow_id from escrow_blocks where state = 'refused'
  union select smart_escrow_id from escrow_steps where state = 'action_required'
  union select refused.smart_escrow_id from escrow_steps as refused
   where refused.kind = 'fee' and refused.state = 'rejected'
     and not exists (select from escrow_steps as other
                      where other.smart_escrow_id = refused.smart_escrow_id and other.kind = 'fee' and other.state <> 'rejected'
                        and other.amendment_id is not distinct from refused.amendment_id))`
