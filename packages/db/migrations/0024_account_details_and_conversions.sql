-- The holder's name and a second routing code, which payers' banks ask for. Details without a name were stored before: the provider is
-- asked for them again.
alter table wallet_account_details
  add column account_name text,
  add column routing_code_type_2 text,
  add column routing_code_value_2 text,
  add constraint wallet_account_details_second_code check ((routing_code_type_2 is null) = (routing_code_value_2 is null));

-- Money that cannot be accepted goes back to its sender: held → returning → returned, or back to held where the provider refuses.
alter table incoming_payments
  drop constraint incoming_payments_state_check,
  add constraint incoming_payments_state_known check (state in ('held', 'in_review', 'received', 'returning', 'returned')),
  add column return_reason text check (char_length(return_reason) between 1 and 1000),
  -- The provider's, of the return.
  add column return_reference text;

-- What came out of a conversion: the provider's word, which may differ from the quote by its own rounding.
alter table conversions
  add column received_amount bigint check (received_amount > 0);
