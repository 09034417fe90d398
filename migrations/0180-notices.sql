-- What people are told in the market: one row a person and thing that happened.
create table notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  kind text not null,
  -- Names what happened: told twice, it is one notice.
  unique_key text not null,
  data jsonb not null,
  -- An address inside the market, without language.
  path text not null check (path like '/%' and path not like '//%'),
  -- False: wanted by mail alone.
  shown boolean not null,
  at timestamptz not null,
  read_at timestamptz,
  mail_due boolean not null,
  mailed_at timestamptz,
  unique (user_id, unique_key)
);
create index notices_of_user on notices (user_id, id);
create index notices_unread on notices (user_id) where shown and read_at is null;
create index notices_mail_due on notices (user_id) where mail_due;
create index notices_mailed on notices (user_id, mailed_at) where mailed_at is not null;
create index notices_age on notices (at);

-- Where somebody wants something else than what is usual for a kind.
create table notice_choices (
  user_id uuid not null references users,
  kind text not null,
  in_market boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
