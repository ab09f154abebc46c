-- The buyer has cancelled the escrow before the seller agreed: nothing is left to agree to, also while a block of it is still being paid.
alter table smart_escrows
  drop constraint smart_escrows_agreement_known,
  add constraint smart_escrows_agreement_known
    check (agreement in ('waiting', 'agreed', 'declined', 'cancelled')),
  drop constraint smart_escrows_agreement_whole,
  add constraint smart_escrows_agreement_whole check (
    (agreement in ('waiting', 'cancelled')) = (agreement_answered_at is null)
    and (agreement in ('waiting', 'cancelled')) = (agreement_by is null)
    and (agreement = 'declined') = (agreement_reason is not null));

update smart_escrows as escrow
   set agreement = 'cancelled', agreement_answered_at = null, agreement_by = null, agreement_reason = null
 where agreement <> 'agreed' and state in ('approved', 'partly_released')
   and exists (select from events
                where subject = 'smart_escrow' and subject_id = escrow.smart_escrow_id::text
                  and to_state = 'escrow_cancelled');
