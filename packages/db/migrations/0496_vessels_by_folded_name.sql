-- "MSC Gülsün" and "MSC GULSUN" are one vessel. `upper` and JavaScript's capitals differ too: "Große Freiheit" did not find itself.
drop index insurance_policies_aboard;
create index insurance_policies_aboard on insurance_policies
  (regexp_replace(search_fold(vessel || '/' || voyage), '\s', '', 'g')) include (insured_value, valid_to, insurance_id)
  where state = 'bound' and vessel <> '';
