-- Until when the seller was asked to answer a proposed change, and when both sides were reminded of it.
alter table escrow_amendments
  add column answer_due_at timestamptz,
  add column reminded_at   timestamptz;
update escrow_amendments set answer_due_at = proposed_at + interval '2 days' where state = 'open';
create index escrow_amendments_unanswered on escrow_amendments (answer_due_at, amendment_id)
  where state = 'open' and reminded_at is null;

-- The day of the next corrective action that is still open, and before which day those that are overdue were reminded of.
alter table supplier_audits
  add column next_due_on    date,
  add column reminded_until date;
update supplier_audits
   set next_due_on = (select min((finding ->> 'due_on')::date) from jsonb_array_elements(findings) as finding
                       where finding ->> 'state' = 'open');
create index supplier_audits_to_remind on supplier_audits (next_due_on, quality_assurance_id)
  where next_due_on is not null;
