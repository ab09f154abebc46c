-- to_decide: the sender is the listed party. The back office decides whether the money goes back.
alter table incoming_payments
  drop constraint incoming_payments_state_known,
  add constraint incoming_payments_state_known
    check (state in ('held', 'in_review', 'to_decide', 'received', 'returning', 'returned'));
