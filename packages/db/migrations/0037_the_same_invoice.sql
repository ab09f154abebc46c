-- Which two writings are one invoice, and one company. Decision 128 says what is the same and what is not; both rules have their tables of pairs in
-- the tests. Each rule names the collation of its regular expressions, so that it knows every script in any database.

-- An invoice's number in capitals, without the words and signs that only say what it is ("Tax invoice No.", "Rechnung", "N°") or that it is a copy.
-- A proforma invoice is another paper: its word stays.
create function bare_invoice_number(value text) returns text
  language sql immutable strict parallel safe as
$$ select coalesce(nullif(regexp_replace(regexp_replace(whole,
     '^(?:[^[:alnum:]]*(?:(?:COPY|KOPIE|COPIE|COPIA|DUPLICATE|DUPLIKAT|DUPLICATA)(?=[^[:alnum:]])(?:[^[:alnum:]]+(?:OF|DER|VON|DE|DI)(?=[^[:alnum:]]))?|(?:(?:COMMERCIAL|TAX|SALES)[^[:alnum:]]+)*(?:INVOICE|RECHNUNG|RECHNUNGS|FACTURE|FACTURA|FATTURA|FAKTURA|FACTUUR|FATURA|RECHNUNGSNUMMER|RECHNUNGSNR)(?:[^[:alnum:]]*REF(?:ERENCE)?(?=[.: ]))?(?:[^[:alnum:]]*(?:NUMBER|NUMMER|NUMERO|NUM|NO|NR))?|(?:NO|NR)(?=[.: ]))(?![[:alpha:]])|[^[:alnum:]]*N[.]?°)+[^[:alnum:]]*(?=[[:alnum:]])', ''),
     '(?<=[[:alnum:]])[^[:alnum:]]+(?:COPY|KOPIE|COPIE|COPIA|DUPLICATE|DUPLIKAT|DUPLICATA)[^[:alnum:]]*[[:digit:]]?[^[:alnum:]]*$', ''), ''), whole)
   from (select upper(normalize(replace(replace(value, '№', 'N°'), 'º', '°'), NFKC) collate "und-x-icu") as whole) as given $$;

-- What two writings of one number have in common: its runs of letters and of digits, without leading zeros. A letter O between two digits is a zero.
-- Null without letters and digits.
create function invoice_number_key(value text) returns text
  language sql immutable strict parallel safe as
$$ select nullif(trim(both '/' from regexp_replace(regexp_replace(regexp_replace(regexp_replace(
     public.bare_invoice_number(value) collate "und-x-icu", '(?<=[[:digit:]])O(?=[[:digit:]])', '0', 'g'),
     '[^[:alnum:]]+', '/', 'g'),
     '(?<=[[:alpha:]])(?=[[:digit:]])|(?<=[[:digit:]])(?=[[:alpha:]])', '/', 'g'),
     '(?<![[:digit:]])0+(?=[[:digit:]])', '', 'g')), '') $$;

-- The looser rule, for invoices of one buyer and one amount: separators do not count either, and a letter O beside a digit is a zero.
drop index invoice_factorings_by_plain_number;
create or replace function plain_invoice_number(value text) returns text
  language sql immutable strict parallel safe as
$$ select nullif(regexp_replace(regexp_replace(regexp_replace(regexp_replace(public.bare_invoice_number(value) collate "und-x-icu",
     '(?<=[[:digit:]])O|O(?=[[:digit:]])', '0', 'g'),
     '(?<=[[:digit:]])O|O(?=[[:digit:]])', '0', 'g'),
     '[^[:alnum:]]', '', 'g'),
     '(?<![[:digit:]])0+(?=[[:digit:]])', '', 'g'), '') $$;
create index invoice_factorings_by_plain_number on invoice_factorings
  (buyer_key, currency, invoice_amount, plain_invoice_number(invoice_number)) where state not in ('draft', 'denied', 'withdrawn');

-- A company's number with the country before the name of its register is the number without it: "DE HRB 7" is "HRB 7". Only where the register's
-- name follows: "DE 7" stays what it is.
create or replace function registration_key(value text) returns text
  language sql immutable strict parallel safe as
$$ select regexp_replace(regexp_replace(upper(normalize(value, NFKC) collate "und-x-icu"), '[^[:alnum:]]', '', 'g'),
     '^(?:DE(?=(?:HRA|HRB|GNR|GSR|PR|VR)[[:digit:]])|AT(?=FN[[:digit:]])|NL(?=KVK[[:digit:]])|FR(?=(?:SIREN|SIRET|RCS)[[:digit:]])|CH(?=CHE[[:digit:]]))', '') $$;

-- Stored keys by the new rules. A generated column is calculated again when its source is written.
update partners set company_registration_number = company_registration_number
 where registration_key <> registration_key(company_registration_number);
update trading_records set buyer_reg_no = buyer_reg_no where buyer_key <> registration_key(buyer_reg_no);
-- Two submitted invoices that are one by the new rules stay as they are: they were funded, and a person has to look at them. The first keeps the key.
do $$
declare
  funding record;
begin
  for funding in
    select invoice_factoring_id, invoice_number_key(invoice_number) as invoice_key,
           case when buyer_key ~ '^(DE(HR|G|PR|VR)|ATFN|NLKVK|FR(S|R)|CHCHE)' then registration_key(buyer_key) else buyer_key end as buyer_key
      from invoice_factorings
     where buyer_key is not null and (invoice_key is distinct from invoice_number_key(invoice_number)
       or buyer_key ~ '^(DE(HR|G|PR|VR)|ATFN|NLKVK|FR(S|R)|CHCHE)')
     order by requested_at
  loop
    begin
      update invoice_factorings set invoice_key = funding.invoice_key, buyer_key = funding.buyer_key
       where invoice_factoring_id = funding.invoice_factoring_id;
    exception when unique_violation then
      -- The number stays as it was; the buyer is known by its new key all the same.
      begin
        update invoice_factorings set buyer_key = funding.buyer_key
         where invoice_factoring_id = funding.invoice_factoring_id;
        raise notice 'invoice_factoring % keeps the key of its number', funding.invoice_factoring_id;
      exception when unique_violation then
        raise notice 'invoice_factoring % keeps its keys', funding.invoice_factoring_id;
      end;
    end;
  end loop;
end $$;

alter table invoice_factorings
  -- An earlier invoice without a number that may be this one: a person compares the two before it is approved.
  add column alike_id uuid,
  -- What the buyer never paid of its invoice, once the back office has closed it with that.
  add column shortfall_amount bigint check (shortfall_amount > 0),
  add constraint invoice_factorings_shortfall_of_settled check (shortfall_amount is null or state in ('collected', 'closed'));
-- What the collections desk has to close, beside what is due.
create index invoice_factorings_paid_short on invoice_factorings (due_date) where state = 'collected' and shortfall_amount is null;
-- Buyers' payments of which nothing is passed on to the company: its statement shows their costs by themselves.
create index factoring_payments_without_rest on factoring_payments (uid, currency, settled_at)
  where payer = 'buyer' and state = 'shared' and rest_amount = 0;
