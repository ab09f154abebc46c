-- The buyer has cancelled the escrow before the seller agreed: nothing is left to agree to, also while a block of it is still being paid.
-- A column of its own, which a process of before does not read: a further value of `agreement` would be unknown to it. The seller's answer stays.
alter table smart_escrows add column agreement_cancelled_at timestamptz;

update smart_escrows as escrow
   set agreement_cancelled_at = cancelled.at
  from (select subject_id, max(at) as at from events
         where subject = 'smart_escrow' and to_state = 'escrow_cancelled' group by subject_id) as cancelled
 where cancelled.subject_id = escrow.smart_escrow_id::text
   and agreement <> 'agreed' and state in ('approved', 'partly_released');
