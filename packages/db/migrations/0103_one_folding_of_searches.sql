-- What every search compares, in both the query and the column: "Müller", "Mueller" and "MULLER" are one, so are "Łódź" and "lodz", and a letter
-- with a mark is one whether it is composed or decomposed. A text of ASCII, as most are, is only put in small letters. `foldSearch` of the contract does the same, and a test compares the two. The collation
-- is named, so that small letters do not depend on the database.
create function search_fold(value text) returns text
  language sql immutable parallel safe as
$$ select replace(replace(replace(replace(
     case when octet_length(value) = length(value) then lower(value collate "pg_c_utf8")
          else replace(replace(replace(replace(translate(
            lower(regexp_replace(
              normalize(translate(value, '’‘ʼ´', ''''''''''), NFKD),
              '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g') collate "pg_c_utf8"),
            'łøđðħŧıςə', 'loddhtiσa'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end,
     'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a') $$;

drop index companies_by_text;
drop index users_by_text;
-- Not strict, as what it calls is not: so the planner puts both in line.
create or replace function search_text(value text) returns text
  language sql immutable parallel safe as
$$ select ' ' || regexp_replace(public.search_fold(value), '[^[:alnum:]]+', ' ', 'g') $$;
create index companies_by_text on companies
  using gin (search_text(company_name || ' ' || company_reg_number) gin_trgm_ops);
create index users_by_text on users
  using gin (search_text(first_name || ' ' || last_name || ' ' || work_email || ' ' || company_phone_number) gin_trgm_ops);
create index companies_by_folded_name on companies (search_fold(company_name) text_pattern_ops);
