-- Underwriting: the risks that are bought back, what the desk must look at and why it accepted, and what is insured on one vessel.

alter table insurance_policies
  add column political_risks  text not null default 'war_strikes'
    constraint insurance_policies_risks_known check (political_risks in ('war_strikes', 'strikes', 'none')),
  -- Of the invoice of the goods: the same one is not insured twice unnoticed.
  add column invoice_number   text not null default '',
  add column vessel           text not null default '',
  add column voyage           text not null default '',
  -- The day of shipment, where the customer knows it.
  add column shipped_on       date,
  -- Why a person must look, as of the request: see the contract's referrals.
  add column referrals        jsonb not null default '[]',
  -- What the customer says to the questions among them.
  add column customer_reason  text not null default '',
  -- Why the desk accepted what was referred to it.
  add column referral_reason  text;

-- Queries must use these very expressions.
create index insurance_policies_of_invoice on insurance_policies
  (uid, upper(regexp_replace(invoice_number, '[^A-Za-z0-9]', '', 'g'))) where invoice_number <> '';
create index insurance_policies_of_shipment on insurance_policies (uid, shipment_id) where shipment_id is not null;
create index insurance_policies_of_booking on insurance_policies (uid, logistics_id) where logistics_id is not null;
create index insurance_policies_aboard on insurance_policies
  (upper(regexp_replace(vessel || '/' || voyage, '\s', '', 'g'))) include (insured_value, valid_to, insurance_id)
  where state = 'bound' and vessel <> '';
