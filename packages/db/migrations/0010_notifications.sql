-- Notifications, tasks and messages. Notifications and tasks are made from the
-- events, each event exactly once.

-- Events that are not processed yet. Ids commit out of order, so a mark at the highest id seen would skip a
-- late one; a row that comes and goes with the transactions of writer and reader cannot be passed over.
create table unprocessed_events (
  event_id  bigint primary key references events
);
insert into unprocessed_events select event_id from events;

create function events_ask_to_be_told() returns trigger language plpgsql as $$
begin
  insert into unprocessed_events select event_id from added;
  return null;
end $$;
create trigger events_to_be_told after insert on events
  referencing new table as added for each statement execute function events_ask_to_be_told();

create table notifications (
  notification_id  uuid primary key default gen_random_uuid(),
  uid              uuid not null,
  user_id          uuid not null,
  event_id         bigint not null references events,
  kind             text not null,
  -- The key of the rule that gives it its words when it is read, and the figures as they were.
  rule             text not null,
  facts            jsonb not null,
  -- The record that it is about.
  subject          text not null,
  subject_id       text not null,
  at               timestamptz not null,
  read_at          timestamptz,
  -- Set before the mail is sent: it is never sent twice.
  mailed_at        timestamptz,
  constraint notifications_of_user foreign key (uid, user_id) references users (uid, user_id),
  constraint notifications_once unique (uid, user_id, event_id)
);
create index notifications_unread on notifications (uid, user_id) where read_at is null;

create table notification_settings (
  uid      uuid not null,
  user_id  uuid not null,
  kind     text not null,
  channel  text not null constraint notification_settings_channel_known check (channel in ('mail', 'app', 'off')),
  primary key (uid, user_id, kind),
  constraint notification_settings_of_user foreign key (uid, user_id) references users (uid, user_id)
);

create table tasks (
  task_id           uuid primary key default gen_random_uuid(),
  -- The company that has to act, or that the back office's task is about.
  uid               uuid references companies,
  kind              text not null,
  -- As in notifications.
  rule              text not null,
  facts             jsonb not null,
  subject           text not null,
  subject_id        text not null,
  -- 'back_office', or for whom in the company: the words of `Who` in the contract's roles.
  who               text not null constraint tasks_who_known
                    check (who in ('back_office', 'everyone', 'owner', 'preparer', 'approver')),
  opened_at         timestamptz not null,
  due_at            timestamptz,
  opened_by         bigint not null references events,
  closed_at         timestamptz,
  -- The event that closed it; empty where an administrator ticked it off.
  closed_by         bigint references events,
  -- Who of the back office has taken it on, and who was it that ticked it off.
  administrator_id  uuid references administrators,
  constraint tasks_opened_once unique (opened_by, kind),
  constraint tasks_of_company_name_it check (who = 'back_office' or uid is not null)
);
-- One open task for one thing, for any number of requests.
create unique index tasks_open_once on tasks (uid, kind, subject_id) nulls not distinct where closed_at is null;
create index tasks_open_of_company on tasks (uid, due_at, task_id) where closed_at is null and who <> 'back_office';
create index tasks_done_of_company on tasks (uid, closed_at desc, task_id)
  where closed_at is not null and who <> 'back_office';
create index tasks_open_of_back_office on tasks (due_at, task_id) where closed_at is null and who = 'back_office';
create index tasks_done_of_back_office on tasks (closed_at desc, task_id)
  where closed_at is not null and who = 'back_office';

-- A person's own list, seen by nobody else.
create table notes (
  note_id     uuid primary key default gen_random_uuid(),
  uid         uuid not null,
  user_id     uuid not null,
  text        text not null check (char_length(text) between 1 and 500),
  done_at     timestamptz,
  created_at  timestamptz not null,
  constraint notes_of_user foreign key (uid, user_id) references users (uid, user_id)
);
create index notes_newest on notes (uid, user_id, created_at desc, note_id);

-- A thread is about one thing of a company, and the company and the back office write in it.
create table message_threads (
  thread_id         uuid primary key default gen_random_uuid(),
  uid               uuid not null references companies,
  subject           text not null,
  subject_id        text not null,
  title             text not null,
  -- Messages are numbered within their thread, so that how far somebody has read is one number. These are the newest
  -- one's, the newest of the company's and of the back office's, and how far the back office (one inbox) has read.
  newest            integer not null default 0,
  newest_company    integer not null default 0,
  newest_office     integer not null default 0,
  office_read       integer not null default 0,
  newest_at         timestamptz not null,
  created_at        timestamptz not null,
  constraint message_threads_of_company unique (uid, thread_id),
  constraint message_threads_once unique (uid, subject, subject_id)
);
create index message_threads_newest on message_threads (uid, newest_at desc, thread_id);
create index message_threads_of_all on message_threads (newest_at desc, thread_id);
create index message_threads_unread_by_office on message_threads (newest_at desc) where newest_company > office_read;

create table messages (
  uid               uuid not null,
  thread_id         uuid not null,
  position          integer not null check (position > 0),
  user_id           uuid,
  administrator_id  uuid references administrators,
  text              text not null check (char_length(text) between 1 and 4000),
  at                timestamptz not null,
  primary key (thread_id, position),
  constraint messages_of_thread foreign key (uid, thread_id) references message_threads (uid, thread_id),
  constraint messages_of_user foreign key (uid, user_id) references users (uid, user_id),
  constraint messages_of_one_writer check (num_nonnulls(user_id, administrator_id) = 1)
);

create table message_documents (
  uid          uuid not null,
  thread_id    uuid not null,
  position     integer not null,
  document_id  uuid not null,
  primary key (thread_id, position, document_id),
  constraint message_documents_of_message foreign key (thread_id, position) references messages (thread_id, position),
  constraint message_documents_own foreign key (uid, document_id) references documents (uid, document_id)
);

create table message_reads (
  uid        uuid not null,
  thread_id  uuid not null,
  user_id    uuid not null,
  position   integer not null,
  primary key (uid, user_id, thread_id),
  constraint message_reads_of_thread foreign key (uid, thread_id) references message_threads (uid, thread_id),
  constraint message_reads_of_user foreign key (uid, user_id) references users (uid, user_id)
);
