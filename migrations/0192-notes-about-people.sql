-- What the operator's people write down of somebody, for one another: never changed, gone with the account.
create table if not exists account_notes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  by uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000)
);
create index if not exists account_notes_person on account_notes (user_id, id);
