-- What the back office asks a company for in its verification, one row for each thing, answered one by one.
create table kyb_requirements (
  requirement_id  uuid primary key default gen_random_uuid(),
  uid             uuid not null references companies,
  -- The person whom it is about; null for the company. A person is stored again with each submission, so the name is kept too.
  fid             uuid,
  about_name      text not null,
  template        text not null,
  -- The office's own words, where no template fits.
  what            text not null check (char_length(what) between 1 and 1000),
  kind            text not null constraint kyb_requirements_kind_known check (kind in ('answer', 'document')),
  remarks         text,
  is_mandatory    boolean not null,
  state           text not null constraint kyb_requirements_state_known
                  check (state in ('open', 'answered', 'sent_back', 'accepted', 'taken_back')),
  reason          text,
  answer          text,
  document_id     uuid,
  with_form       boolean not null default false,
  version         integer not null default 1,
  position        integer not null,
  asked_at        timestamptz not null,
  due_at          timestamptz not null,
  answered_at     timestamptz,
  constraint kyb_requirements_own_document foreign key (uid, document_id) references documents (uid, document_id),
  constraint kyb_requirements_answered check
    (state not in ('answered', 'accepted') or (answered_at is not null and (with_form or answer is not null or document_id is not null)))
);
create index kyb_requirements_of_company on kyb_requirements (uid, asked_at, position);
-- The same is asked for once until it is accepted or taken back. A text may be longer than an entry of an index.
create unique index kyb_requirements_unfinished_once on kyb_requirements (uid, fid, template, md5(what)) nulls not distinct
  where state in ('open', 'answered', 'sent_back');
