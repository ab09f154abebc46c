-- Security questions and devices, booking persons, and the separate review of persons.

-- Which devices a person has used, the sessions that have ended included.
create index sessions_of_user_by_device on sessions (user_id, user_agent) where user_id is not null;

create table security_questions (
  user_security_id  uuid primary key default gen_random_uuid(),
  uid               uuid not null,
  user_id           uuid not null,
  question_one      text not null check (char_length(question_one) between 2 and 200),
  -- Hashed like passwords: nobody can read an answer again, including us.
  answer_one_hash   text not null,
  question_two      text not null check (char_length(question_two) between 2 and 200),
  answer_two_hash   text not null,
  updated_at        timestamptz not null,
  constraint security_questions_of_company unique (uid, user_security_id),
  constraint security_questions_once_for_each_person unique (uid, user_id),
  constraint security_questions_have_a_person foreign key (uid, user_id) references users (uid, user_id)
);

create table booking_persons (
  booking_person_id      uuid primary key default gen_random_uuid(),
  uid                    uuid not null references companies,
  name                   text not null check (char_length(name) between 2 and 100),
  -- In small letters.
  email                  text not null check (email = lower(email)),
  phone_number           text not null,
  professional_position  text not null,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  constraint booking_persons_of_company unique (uid, booking_person_id),
  constraint booking_persons_once_for_each_address unique (uid, email)
);

-- Added or changed after the company was submitted, a person is reviewed apart; null: reviewed with the company.
alter table founders
  add column status text constraint founders_status_known check (status in ('IN_PROGRESS', 'Clear', 'Refused')),
  -- Why the person was refused.
  add column status_reason text,
  -- When the review is promised by: while it is IN_PROGRESS, and no longer.
  add column review_due_at timestamptz,
  -- Counts the changes, so that nobody decides on what they have not seen.
  add column version integer not null default 1;
create index founders_waiting on founders (uid) where status = 'IN_PROGRESS';
