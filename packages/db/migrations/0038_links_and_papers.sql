-- A link that nobody has to answer any more has ended: nobody revoked it.
alter table links
  drop constraint links_state_known,
  add constraint links_state_known check (state in ('sent', 'opened', 'done', 'expired', 'revoked', 'ended'));

-- What papers say of a finance partner.
alter table finance_partners
  add column registration_number  text not null default '',
  add column address              text not null default '',
  add column email                text not null default '',
  add column phone_number         text not null default '';
update finance_partners set registration_number = 'HRB 118204', address = 'Große Elbstraße 145, 22767 Hamburg, Germany',
  email = 'receivables@meridian-trade.example', phone_number = '+49 40 66969 118' where finance_partner_id = 1;
update finance_partners set registration_number = '09482175', address = '18 St Katharine Docks, London E1W 1UN, United Kingdom',
  email = 'collections@quayside.example', phone_number = '+44 20 7946 0182' where finance_partner_id = 2;

-- As the invoice and its order say; null where nobody has entered it.
alter table invoice_factorings
  add column invoice_date  date,
  add column order_number  text check (char_length(order_number) between 1 and 60);

-- Accounts that buyers pay to have the routing codes of their country, and not a BIC only.
update invoice_factorings
   set collection_account = (collection_account - 'bic') ||
         jsonb_build_object('routing', jsonb_build_array(jsonb_build_object('type', 'SWIFT', 'value', collection_account ->> 'bic')))
 where collection_account ? 'bic';
