-- Pictures and PDFs that the sides of a case send with what they say; sealed on the disk, removed a year after they came, once the case is over.
create table return_files (
  id bigint generated always as identity primary key,
  case_id bigint not null references return_cases on delete cascade,
  -- Null: sent ahead of its statement. What no statement takes within the hour goes.
  statement_id bigint references return_statements on delete cascade,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator')),
  -- The account that sent it; null for a buyer, who is known by the purchase's key.
  added_by uuid references users on delete set null,
  name text not null,
  media text not null,
  size int not null check (size > 0),
  hash bytea not null,
  file_key text not null unique,
  added_at timestamptz not null
);
create index return_files_case on return_files (case_id);
create index return_files_statement on return_files (statement_id);
create index return_files_added_by on return_files (added_by) where added_by is not null;
create index return_files_added_at on return_files (added_at);
