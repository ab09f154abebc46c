-- A document of a trade has a state. It may be asked for by a link before there is a file; one that was added by mistake is removed, and kept.
alter table trade_documents
  alter column version drop not null,
  alter column document_id drop not null,
  alter column file_name drop not null,
  add column state text not null default 'uploaded'
    check (state in ('requested', 'cancelled', 'uploaded', 'approved', 'rejected', 'expired', 'removed')),
  -- Why it was rejected or removed.
  add column reason text,
  -- The last day on which the paper is good.
  add column expires_on date,
  -- Of one that was asked for by a link: what it is, of whom, and until which day.
  add column asked text,
  add column recipient text,
  add column email text,
  add column due_on date,
  add column reminded_at timestamptz,
  add constraint trade_documents_file_or_request check ((state in ('requested', 'cancelled')) = (document_id is null)),
  add constraint trade_documents_whole_file check ((document_id is null) = (version is null) and (document_id is null) = (file_name is null)),
  add constraint trade_documents_whole_request check ((asked is null) = (email is null) and (asked is null) = (recipient is null) and (asked is null) = (due_on is null)),
  add constraint trade_documents_asked_for check (document_id is not null or asked is not null);
create index trade_documents_expiring on trade_documents (trade_document_id) where expires_on is not null and state in ('uploaded', 'approved');
create index trade_documents_asked on trade_documents (trade_document_id) where state = 'requested' and reminded_at is null;

-- An answer to a link may be asked for until a moment, in place of the usual days.
alter table links add column due_at timestamptz;
