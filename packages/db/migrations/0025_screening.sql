-- Screening: places that no service reaches, lists of sanctioned names, and the cases that a match opens.

-- Countries and regions that services do not reach: one list for payments, freight and insurance, kept by the back office. The entries
-- here are a proposal (decision 109). A region names its places, because neither banks nor city lists give it a code.
create table restricted_countries (
  country       text not null check (country ~ '^[A-Z]{2}$'),
  -- Empty for the whole country.
  region        text not null default '',
  -- The region's places, folded as `foldName` of the server folds them.
  places        text[] not null default '{}',
  -- 'sanctions': no service at all. 'risk': no freight and no insurance.
  basis         text not null constraint restricted_countries_basis_known check (basis in ('sanctions', 'risk')),
  reason        text not null,
  -- Where the entry comes from, and the day of that source; null for a decision of the back office.
  source        text,
  published_on  date,
  saved_by      text not null,
  saved_at      timestamptz not null,
  primary key (country, region),
  constraint restricted_regions_name_their_places check ((region = '') = (cardinality(places) = 0))
);
insert into restricted_countries (country, basis, reason, source, published_on, saved_by, saved_at)
select country, basis, reason, source, published_on::date, 'system', '2026-11-22Z'
  from (values
    ('AF', 'risk', 'No insurer of ours can settle claims there.', null, null),
    ('BY', 'sanctions', 'Sanctions forbid it.', 'EU Regulation 765/2006', '2006-05-18'),
    ('CU', 'sanctions', 'Sanctions forbid it.', 'US 31 CFR part 515', '1963-07-09'),
    ('IR', 'sanctions', 'Sanctions forbid it.', 'US 31 CFR part 560', '2012-10-22'),
    ('KP', 'sanctions', 'Sanctions forbid it.', 'UN resolution 2270 and US 31 CFR part 510', '2016-03-02'),
    ('RU', 'sanctions', 'Sanctions forbid it.', 'EU Regulation 833/2014', '2014-07-31'),
    ('SD', 'risk', 'War: no insurer of ours offers cover.', null, null),
    ('SO', 'risk', 'War and piracy: no insurer of ours offers cover.', null, null),
    ('SS', 'risk', 'War: no insurer of ours offers cover.', null, null),
    ('SY', 'risk', 'War: no insurer of ours offers cover.', null, null),
    ('YE', 'risk', 'War: no insurer of ours offers cover.', null, null)
  ) as seeded (country, basis, reason, source, published_on);
insert into restricted_countries (country, region, places, basis, reason, source, published_on, saved_by, saved_at)
values
  ('UA', 'Crimea and Sevastopol',
   '{alupka,alushta,armyansk,armiansk,bakhchysarai,bakhchysaray,bilohirsk,belogorsk,chornomorske,dzhankoy,dzhankoi,feodosia,feodosiya,feodosiia,gurzuf,hurzuf,inkerman,kerch,koktebel,krasnoperekopsk,nizhnegorskiy,nyzhnohirskyi,pervomayskoye,saki,saky,sevastopol,simferopol,sudak,yalta,yevpatoria,yevpatoriya,yevpatoriia,eupatoria}',
   'sanctions', 'Sanctions forbid it.', 'US Executive Order 13685 and EU Regulation 692/2014', '2014-12-19', 'system', '2026-11-22Z'),
  ('UA', 'Donetsk region',
   '{amvrosiivka,avdiivka,debaltseve,dokuchaievsk,donetsk,horlivka,gorlovka,ilovaisk,khartsyzk,makiivka,makeevka,mariupol,shakhtarsk,snizhne,torez,volnovakha,yasynuvata,yenakiieve,yenakiyeve}',
   'sanctions', 'Sanctions forbid it.', 'US Executive Order 14065 and EU Regulation 2022/263', '2022-02-23', 'system', '2026-11-22Z'),
  ('UA', 'Luhansk region',
   '{alchevsk,antratsyt,bryanka,khrustalnyi,krasnyi luch,krasnodon,luhansk,lugansk,lysychansk,lisichansk,pervomaisk,rovenky,rubizhne,sieverodonetsk,severodonetsk,sorokyne,stakhanov,kadiivka,starobilsk,sverdlovsk,dovzhansk}',
   'sanctions', 'Sanctions forbid it.', 'US Executive Order 14065 and EU Regulation 2022/263', '2022-02-23', 'system', '2026-11-22Z');

-- Each import of a list replaces its entries, and gives the list a new version: the versions of all lists together only grow.
create sequence screening_versions;
create table screening_lists (
  list          text primary key constraint screening_lists_known check (list in ('un', 'eu', 'ofac', 'uk')),
  version       bigint not null default nextval('screening_versions'),
  -- The day of the file, as the file says it.
  published_on  date not null,
  sha256        text not null,
  entries       integer not null,
  imported_at   timestamptz not null
);
create table screening_entries (
  list         text not null references screening_lists,
  entry_id     text not null,
  kind         text not null check (kind in ('person', 'organisation', 'vessel')),
  names        text[] not null check (cardinality(names) > 0),
  countries    text[] not null,
  birth_dates  text[] not null,
  imo_numbers  text[] not null,
  programme    text not null,
  primary key (list, entry_id)
);

-- Who and what was screened last, and against which version of the lists: what is unchanged is not compared again.
create table screening_checks (
  uid            uuid not null references companies,
  subject        text not null constraint screening_checks_subject_known check (subject in (
                   'company', 'person', 'partner', 'account', 'consignee', 'vessel', 'sender')),
  subject_id     text not null,
  -- What was compared: names, place, date of birth, IMO number.
  party          jsonb not null,
  fingerprint    text not null,
  lists_version  bigint not null,
  checked_at     timestamptz not null,
  primary key (uid, subject, subject_id)
);
create index screening_checks_by_version on screening_checks (lists_version, uid);

-- A match that a person decides on. A decision holds for the same pair until the name or the entry changes.
create table screening_cases (
  case_id            uuid primary key,
  -- Read by people as SC-2026-000123, with the year of opening.
  number             bigint generated always as identity,
  uid                uuid not null references companies,
  company_name       text not null,
  state              text not null constraint screening_cases_state_known check (state in ('open', 'cleared', 'confirmed')),
  state_reason       text,
  version            integer not null check (version > 0),
  subject            text not null,
  subject_id         text not null,
  fingerprint        text not null,
  party              jsonb not null,
  list               text not null,
  entry_id           text not null,
  entry_fingerprint  text not null,
  -- The entry as it was, with the name that matched.
  entry              jsonb not null,
  score              numeric(4, 3) not null check (score between 0 and 1),
  -- Words that agree, and what else speaks for or against the match.
  parts              jsonb not null,
  opened_at          timestamptz not null,
  due_at             timestamptz not null,
  updated_at         timestamptz not null,
  constraint screening_cases_once_for_each_pair
    unique (uid, subject, subject_id, fingerprint, list, entry_id, entry_fingerprint)
);
create index screening_cases_newest on screening_cases (opened_at desc, case_id);
create index screening_cases_open on screening_cases (opened_at desc, case_id) where state = 'open';

-- Payments that wait for a decision, by company.
create index simple_payments_in_review on simple_payments (uid, simple_payment_id) where state = 'in_review';
