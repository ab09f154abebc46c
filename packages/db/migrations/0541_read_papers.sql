-- What was read from the text of papers that an escrow holds, by the hash of their files: guesses, which a person checks (decision 0449).
create table read_papers (
  uid    uuid  not null references companies (uid),
  sha256 text  not null,
  read   jsonb not null,
  primary key (uid, sha256)
);
