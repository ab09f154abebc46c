-- return_key: the provider's key of the newest attempt to return the money. To a refused key the provider repeats its "no", so each
-- attempt has its own. return_refusal: why the provider refused that attempt. While it is set, a decided return is still to be done.
alter table incoming_payments
  add column return_key uuid,
  add column return_refusal text check (return_refusal <> '');

-- Until now the payment's own id was the key.
update incoming_payments set return_key = incoming_payment_id where state = 'returning';
alter table incoming_payments
  add constraint incoming_payments_returning_with_key check (state <> 'returning' or return_key is not null);

-- Returns that were refused before are decided too. Their state follows without an event: each has its task already.
update incoming_payments set state = 'to_decide', return_refusal = refused.reason
  from (select distinct on (subject_id) subject_id, coalesce(nullif(after ->> 'reason', ''), 'No reason given.') as reason
          from events
         where subject = 'incoming_payment' and from_state = 'returning' and to_state = 'held'
         order by subject_id, event_id desc) refused
 where refused.subject_id = incoming_payment_id::text and state in ('held', 'in_review', 'to_decide');
