-- Why a vendor's part in a request has ended, and what it was mailed: once for each request, also where it was asked again.
alter table vendor_asks
  add end_reason text check (end_reason in ('won', 'another_offer', 'denied', 'cancelled', 'expired')),
  add outcome text check (outcome in ('won', 'lost')),
  add constraint vendor_asks_ended_with_a_reason check ((ended_at is null) = (end_reason is null)),
  add constraint vendor_asks_outcome_of_an_offer check
    (outcome is null or (buy_amount is not null and end_reason is not null and (outcome = 'won') = (end_reason = 'won')));
-- For the job that ends answers whose price does not hold any more.
create index vendor_asks_open_answers on vendor_asks (ask_id)
  where ended_at is null and replaced_at is null and buy_amount is not null;
