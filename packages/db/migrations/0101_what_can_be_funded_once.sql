-- What a funding may cost in a year, interest and fee together, in hundredths of a percent of the advance. A least fee on a small advance costs thousands
-- of percent. Offers of earlier terms are held to it, too. A hundred percent is our proposal: as much a year as is lent.
alter table finance_partner_terms
  add column most_annual_cost_basis_points integer not null default 10000 check (most_annual_cost_basis_points between 1 and 100000);
alter table finance_partner_terms alter column most_annual_cost_basis_points drop default;

-- An invoice of a partner is found again, also after the partner's registration number has changed.
create index invoice_factorings_by_partner on invoice_factorings (uid, beneficiary_id, invoice_key)
  where state not in ('draft', 'denied', 'withdrawn');
